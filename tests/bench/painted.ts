import type { Page } from 'playwright';

/** When a step is done: what must then stand in the page. */
export interface Done {
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
export async function painted(
  page: Page,
  event: string,
  done: Done,
  act: () => Promise<unknown>,
): Promise<number> {
  await page.evaluate(arm, { event, done });
  await act();
  return page.evaluate(() => window.painted);
}

declare global {
  interface Window {
    painted: Promise<number>;
  }
}

/** In the page. */
function arm({ event, done }: { event: string; done: Done }): void {
  const before = document.querySelector(done.selector)?.textContent;
  const stands = () => {
    const found = document.querySelectorAll(done.selector);
    if (done.count === undefined ? found.length === 0 : found.length !== done.count) return false;
    if (done.changed && found[0]?.textContent === before) return false;
    return !done.idle || !document.querySelector('[aria-busy="true"]');
  };
  window.painted = new Promise((resolve, reject) => {
    setTimeout(
      () =>
        reject(
          new Error(
            `${done.selector} did not come; ${document.querySelectorAll(done.selector).length} of them in ${location.href}`,
          ),
        ),
      20_000,
    );
    const start = ({ timeStamp }: Event) => {
      const observer = new MutationObserver(check);
      function check() {
        if (!stands()) return;
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
