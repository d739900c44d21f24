import type { Browser } from 'playwright';
import { mainThreadTime, openBenchPage } from './openBenchPage';
import type { BenchTarget } from './BenchTarget';

/** The cost of a first visit; times in milliseconds after the start of the navigation. */
export interface ColdVisit {
  /** Kilobytes transferred until the screen was ready. */
  kilobytes: number;
  firstPaint: number;
  largestPaint: number;
  /** Total blocking time: the sum of the time of each long task beyond 50 ms. */
  blocking: number;
  ready: number;
  /** CPU time of the main thread until then. */
  cpu: number;
}

/** Measures a visit with empty caches; `ready` selects an element of the ready screen. */
export async function measureColdVisit(
  browser: Browser,
  target: BenchTarget,
  session: string | undefined,
  path: string,
  ready: string,
): Promise<ColdVisit> {
  const bench = await openBenchPage(browser, target, session, ready);
  try {
    let bytes = 0;
    await bench.cdp.send('Network.enable');
    bench.cdp.on(
      'Network.loadingFinished',
      ({ encodedDataLength }) => (bytes += encodedDataLength),
    );
    await bench.page.goto(target.origin + path + target.query);
    await bench.page.locator(ready).first().waitFor();
    const cpu = await mainThreadTime(bench.cdp);
    const kilobytes = bytes / 1000;
    await bench.page.waitForTimeout(500);
    const times = await bench.page.evaluate(() => {
      const { paints, long } = window.benchmark;
      return {
        firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        largestPaint: paints.at(-1) ?? 0,
        blocking: long.reduce((sum, task) => sum + task - 50, 0),
      };
    });
    const readyTime = await bench.page.evaluate(
      () => performance.getEntriesByName('ready')[0]?.startTime ?? 0,
    );
    return { kilobytes, ...times, ready: readyTime, cpu };
  } finally {
    await bench.context.close();
  }
}
