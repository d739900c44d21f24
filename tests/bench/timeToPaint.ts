import type { BenchPage, Cost } from './BenchTarget';
import { mainThreadTime } from './openBenchPage';

/** What the page must show for a step to be done. */
export interface PaintCondition {
  readonly selector: string;
  /** Exact number of matches; at least one by default. */
  readonly count?: number;
  /** The text of the first match must have changed, */
  readonly changed?: boolean;
  /** or be this one. */
  readonly text?: string;
  /** Nothing may have `aria-busy`. */
  readonly idle?: boolean;
  /** The page may not fade. */
  readonly settled?: boolean;
}

/**
 * From an input event's time stamp to the end of the first frame that shows its result. The time that
 * `performInput` takes to reach the control doesn't count on the clock, but does as CPU time: where
 * that matters, the pointer or the focus is there before.
 */
export async function timeToPaint(
  { page, cdp }: BenchPage,
  event: string,
  condition: PaintCondition,
  performInput: () => Promise<unknown>,
): Promise<Cost> {
  await page.evaluate(observePaint, { event, condition });
  const before = await mainThreadTime(cdp);
  await performInput();
  const wall = await page.evaluate(() => window.timeToPaint);
  return { wall, cpu: (await mainThreadTime(cdp)) - before };
}

declare global {
  interface Window {
    timeToPaint: Promise<number>;
  }
}

/** Runs in the page. */
function observePaint({ event, condition }: { event: string; condition: PaintCondition }): void {
  const before = document.querySelector(condition.selector)?.textContent;
  const isMet = () => {
    const matches = document.querySelectorAll(condition.selector);
    if (condition.count === undefined ? matches.length === 0 : matches.length !== condition.count)
      return false;
    const text = matches[0]?.textContent;
    if (condition.changed && text === before) return false;
    if (condition.text !== undefined && text !== condition.text) return false;
    return !condition.idle || !document.querySelector('[aria-busy="true"]');
  };
  window.timeToPaint = new Promise((resolve, reject) => {
    setTimeout(
      () =>
        reject(
          new Error(
            `Timed out: ${document.querySelectorAll(condition.selector).length} matches of ${condition.selector} in ${location.href}`,
          ),
        ),
      20_000,
    );
    const start = ({ timeStamp }: Event) => {
      const observer = new MutationObserver(check);
      function check() {
        if (!isMet()) return;
        observer.disconnect();
        requestAnimationFrame(resolveOnceSettled);
      }
      function resolveOnceSettled() {
        if (
          condition.settled &&
          document.documentElement.matches(':active-view-transition, [data-theme-fade]')
        )
          requestAnimationFrame(resolveOnceSettled);
        // The frame is painted between this callback and the next task.
        else setTimeout(() => resolve(performance.now() - timeStamp));
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
