/**
 * What is wrong with the page as it is laid out: it scrolls sideways, texts or controls overlap, or a text
 * is cut without an ellipsis. Runs in the page.
 */
export function layoutProblems(): string[] {
  /** Pixels that the eye doesn't see. */
  const tolerance = 1.5;
  interface Edges {
    readonly left: number;
    readonly top: number;
    readonly right: number;
    readonly bottom: number;
  }
  /** What an element does to the texts in it. */
  interface Surroundings {
    readonly isHidden: boolean;
    /** What its scrollers and those that it is in show. */
    readonly shown: Edges;
    /** The nearest that clips or scrolls sideways. */
    readonly clipping: { readonly element: Element; readonly canScroll: boolean } | undefined;
  }
  const everything = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
  const known = new Map<Element, Surroundings>();
  const surroundings = (element: Element): Surroundings => {
    const existing = known.get(element);
    if (existing) return existing;
    const outer: Surroundings = element.parentElement
      ? surroundings(element.parentElement)
      : { isHidden: false, shown: everything, clipping: undefined };
    const style = getComputedStyle(element);
    const clipsSideways = style.overflowX !== 'visible';
    const clipsBelow = style.overflowY !== 'visible';
    const box = clipsSideways || clipsBelow ? element.getBoundingClientRect() : everything;
    const own = {
      ...everything,
      ...(clipsSideways && { left: box.left, right: box.right }),
      ...(clipsBelow && { top: box.top, bottom: box.bottom }),
    };
    const found = {
      isHidden:
        outer.isHidden ||
        style.clipPath === 'inset(50%)' ||
        style.opacity === '0' ||
        style.visibility === 'hidden' ||
        style.display === 'none',
      shown: intersection(outer.shown, own),
      clipping: clipsSideways
        ? { element, canScroll: /auto|scroll/.test(style.overflowX) }
        : outer.clipping,
    };
    known.set(element, found);
    return found;
  };
  const intersection = (a: Edges, b: Edges): Edges => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isVisible = ({ left, top, right, bottom }: Edges) =>
    right - left > tolerance && bottom - top > tolerance;

  const items: { readonly element: Element; readonly box: Edges; readonly label: string }[] = [];
  const problems: string[] = [];
  const add = (element: Element, box: Edges, label: string) => {
    const shown = intersection(surroundings(element).shown, box);
    if (isVisible(shown)) items.push({ element, box: shown, label });
  };

  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    const label = `“${node.textContent?.trim().slice(0, 40)}”`;
    if (!element || label === '“”' || element.closest('option, script, style')) continue;
    const { isHidden, clipping } = surroundings(element);
    if (isHidden) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      add(element, box, label);
      if (!clipping || clipping.canScroll) continue;
      const { left, right } = clipping.element.getBoundingClientRect();
      const isCut = box.right > right + tolerance || box.left < left - tolerance;
      if (isCut && getComputedStyle(clipping.element).textOverflow !== 'ellipsis')
        problems.push(`cut: ${label}`);
    }
  }
  for (const control of document.querySelectorAll('button, input, textarea, select'))
    if (!surroundings(control).isHidden)
      add(
        control,
        control.getBoundingClientRect(),
        control.getAttribute('aria-label') ?? control.textContent ?? control.tagName,
      );

  const sorted = items.toSorted((a, b) => a.box.top - b.box.top);
  for (const [index, first] of sorted.entries())
    for (let next = index + 1; next < sorted.length; next += 1) {
      const second = sorted[next];
      if (!second || second.box.top > first.box.bottom - tolerance) break;
      const isNested =
        first.element.contains(second.element) || second.element.contains(first.element);
      if (!isNested && isVisible(intersection(first.box, second.box)))
        problems.push(`overlap: ${first.label} and ${second.label}`);
    }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) problems.push('the page scrolls sideways');
  return [...new Set(problems)];
}
