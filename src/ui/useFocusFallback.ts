import { useEffect, useEffectEvent } from 'react';

/**
 * Moves focus to a neighbour when the control that has it is removed or disabled: browsers leave it
 * on the body then, and a keyboard or screen reader user starts again at the top of the page. What
 * places the focus itself comes first. `lastResort` focuses something where no neighbour is left.
 */
export function useFocusFallback(lastResort: () => void): void {
  const handleNoNeighbour = useEffectEvent(lastResort);
  useEffect(() => watchFocus(() => handleNoNeighbour()), []);
}

/**
 * Runs a function that focuses something after the next frame: focus needs the layout, which a commit
 * isn't to compute twice. A key that is pressed earlier doesn't get ahead of it. Returns a function that
 * cancels it.
 */
export function afterFrame(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    window.removeEventListener('keydown', runOnce, { capture: true });
  };
  const runOnce = () => {
    cancel();
    run();
  };
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(runOnce);
  });
  window.addEventListener('keydown', runOnce, { capture: true });
  return cancel;
}

function watchFocus(onNoNeighbour: () => void): () => void {
  /** Undefined once the user has taken the focus away. */
  let focused: Element | undefined;
  /** Where focus was last in each layer, the latest last: it returns from a dialog to the page. */
  const places = new Map<Element, Place>();
  let cancelMove = () => {};

  const moveFocus = () => {
    if (hasFocus()) return;
    for (const [layer, place] of [...places].toReversed()) {
      const target = nearestFocusable(place);
      if (target) return target.focus();
      places.delete(layer);
    }
    onNoNeighbour();
  };
  const handleMutations = (records: readonly MutationRecord[]) => {
    const isLost = ({ target, removedNodes }: MutationRecord) =>
      focused !== undefined &&
      // React may also have put it elsewhere.
      ([...removedNodes].some((node) => node.contains(focused ?? null)) ||
        (target === focused && !canHaveFocus(focused)));
    if (!records.some(isLost)) return;
    focused = undefined;
    // Effects that place the focus have run by then.
    cancelMove();
    cancelMove = afterFrame(moveFocus);
  };
  const observer = new MutationObserver(handleMutations);

  const handleFocusIn = ({ target }: FocusEvent) => {
    if (!isFocusTarget(target)) return;
    focused = target;
    const place = placeOf(target);
    places.delete(place.layer);
    places.set(place.layer, place);
  };
  // A press beside all controls takes the focus away from one that stays.
  const handleFocusOut = () =>
    queueMicrotask(() => {
      handleMutations(observer.takeRecords());
      if (!hasFocus()) focused = undefined;
    });

  document.addEventListener('focusin', handleFocusIn);
  document.addEventListener('focusout', handleFocusOut);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'tabindex'],
  });
  return () => {
    document.removeEventListener('focusin', handleFocusIn);
    document.removeEventListener('focusout', handleFocusOut);
    observer.disconnect();
    cancelMove();
  };
}

/** A disabled control loses it with the next frame only. */
function hasFocus(): boolean {
  const { activeElement } = document;
  return activeElement !== null && activeElement !== document.body && canHaveFocus(activeElement);
}

type FocusTarget = HTMLElement | SVGElement;

/** Where an element is, so that its neighbours can be found after it is gone. */
interface Place {
  readonly element: FocusTarget;
  /** What lies above or below the rest of the page, such as a dialog. */
  readonly layer: Element;
  /** Its ancestors, nearest first, each with the index of the child that contains the element. */
  readonly steps: readonly { readonly parent: Element; readonly index: number }[];
}

function placeOf(element: FocusTarget): Place {
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
function nearestFocusable({ element, layer, steps }: Place): FocusTarget | undefined {
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

function isFocusTarget(target: unknown): target is FocusTarget {
  return target instanceof HTMLElement || target instanceof SVGElement;
}

/** By code, at least: a heading or a table that is no tab stop is a good place to continue from. */
function canHaveFocus(element: Element): boolean {
  return (
    element.matches('a[href], button, input, select, textarea, summary, [tabindex]') &&
    !element.matches(':disabled')
  );
}
