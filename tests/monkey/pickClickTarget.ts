export interface ClickTarget {
  readonly x: number;
  readonly y: number;
  readonly description: string;
}

/** Runs in the page: the centre of a random clickable element in view; `random` is in [0, 1). */
export function pickClickTarget(random: number): ClickTarget | undefined {
  const clickable =
    'a[href], button, input, select, textarea, summary, label, [role^="menuitem"], [role="radio"], [role="checkbox"], [tabindex="0"]';
  const inView = [...document.querySelectorAll(clickable)].flatMap((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const within =
      width > 0 &&
      height > 0 &&
      x >= 0 &&
      y >= 0 &&
      x < window.innerWidth &&
      y < window.innerHeight;
    return within ? [{ element, x, y }] : [];
  });
  const picked = inView[Math.floor(random * inView.length)];
  if (!picked) return undefined;
  const { element, x, y } = picked;
  const name = element.getAttribute('aria-label') ?? element.textContent.trim();
  return { x, y, description: `${element.tagName.toLowerCase()} ${name.slice(0, 40)}` };
}
