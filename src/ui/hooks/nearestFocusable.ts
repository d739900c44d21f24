type FocusTarget = HTMLElement | SVGElement;

/** Where an element is, so that its neighbours can be found after it is gone. */
export interface Place {
  readonly element: FocusTarget;
  /** What lies above or below the rest of the page, such as a dialog. */
  readonly layer: Element;
  /** Its ancestors, nearest first, each with the index of the child that contains the element. */
  readonly steps: readonly { readonly parent: Element; readonly index: number }[];
}

export function placeOf(element: FocusTarget): Place {
  const layer = layerOf(element);
  const steps: { parent: Element; index: number }[] = [];
  for (let child: Element = element; child !== layer && child.parentElement;) {
    const parent = child.parentElement;
    steps.push({ parent, index: [...parent.children].indexOf(child) });
    child = parent;
  }
  return { element, layer, steps };
}

/**
 * What to focus instead of an element that was at a place: the element itself if it is still there,
 * else what replaces or follows it, else what precedes it, within the nearest ancestor that has
 * something. In a list it is the same control of the neighbouring row.
 */
export function nearestFocusable({ element, layer, steps }: Place): FocusTarget | undefined {
  const isCandidate = (candidate: Element | undefined): candidate is FocusTarget =>
    isFocusable(candidate) && candidate.isConnected && layerOf(candidate) === layer;
  if (isCandidate(element)) return element;
  for (const [level, { parent, index }] of steps.entries()) {
    const children = [...parent.children];
    const neighbours = [...children.slice(index), ...children.slice(0, index).toReversed()];
    const inner = steps.slice(0, level).map((step) => step.index);
    for (const neighbour of neighbours) {
      const target = [
        childAt(neighbour, inner),
        neighbour,
        ...neighbour.querySelectorAll('*'),
      ].find(isCandidate);
      if (target) return target;
    }
  }
  return undefined;
}

/** The notifications, a dialog or another portal, or the page itself. */
function layerOf(element: Element): Element {
  const notifications = element.closest('[data-notifications]');
  if (notifications) return notifications;
  let layer = element;
  while (layer.parentElement && layer.parentElement !== document.body) layer = layer.parentElement;
  return layer;
}

/** The descendant at the same position in `ancestor`. */
function childAt(ancestor: Element, indexes: readonly number[]): Element | undefined {
  return indexes.reduceRight<Element | undefined>(
    (element, index) => element?.children[index],
    ancestor,
  );
}

function isFocusable(element: Element | undefined): element is FocusTarget {
  return (
    isFocusTarget(element) &&
    canHaveFocus(element) &&
    !element.matches('[aria-disabled="true"]') &&
    !element.closest('[inert], [aria-hidden="true"]') &&
    element.checkVisibility({ visibilityProperty: true })
  );
}

export function isFocusTarget(target: unknown): target is FocusTarget {
  return target instanceof HTMLElement || target instanceof SVGElement;
}

/** By code, at least: a heading or a table that is no tab stop is a good place to continue from. */
export function canHaveFocus(element: Element): boolean {
  return (
    element.matches('a[href], button, input, select, textarea, summary, [tabindex]') &&
    !element.matches(':disabled')
  );
}
