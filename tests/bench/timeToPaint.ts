import type { Page } from 'playwright';

/** When a step is done: what must then stand in the page. */
export interface PaintCondition {
  readonly selector: string;
  /** How many there must be; at least one unless told. */
  readonly count?: number;
  /** The first one's text must differ from what it was before. */
  readonly changed?: boolean;
  /** Nothing may be busy. */
  readonly idle?: boolean;
}

/**
 * Milliseconds from an input's own time stamp to the end of the first frame that shows its result.
 * `act` makes the input; what it takes to find and reach the control isn't counted.
 */
export async function timeToPaint(
  page: Page,
  event: string,
  condition: PaintCondition,
  performInput: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate(observePaint, { event, condition });
  await performInput();
  return page.evaluate(() => window.timeToPaint);
}

declare global {
  interface Window {
    timeToPaint: Promise<number>;
  }
}

/** In the page. */
function observePaint({ event, condition }: { event: string; condition: PaintCondition }): void {
  const before = document.querySelector(condition.selector)?.textContent;
  const isMet = () => {
    const matches = document.querySelectorAll(condition.selector);
    if (condition.count === undefined ? matches.length === 0 : matches.length !== condition.count)
      return false;
    if (condition.changed && matches[0]?.textContent === before) return false;
    return !condition.idle || !document.querySelector('[aria-busy="true"]');
  };
  window.timeToPaint = new Promise((resolve, reject) => {
    setTimeout(
      () =>
        reject(
          new Error(
            `${condition.selector} did not come; ${document.querySelectorAll(condition.selector).length} of them in ${location.href}`,
          ),
        ),
      20_000,
    );
    const start = ({ timeStamp }: Event) => {
      const observer = new MutationObserver(check);
      function check() {
        if (!isMet()) return;
        observer.disconnect();
        // The frame is painted between this callback and the next task.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)));
      }
      observer.observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      });
      queueMicrotask(check);
    };
    addEventListener(event, start, { capture: true, once: true });
  });
}
