import type { Browser } from 'playwright';
import { openBenchPage } from './openBenchPage';
import type { BenchTarget } from './BenchTarget';

/** What a first visit costs; times in milliseconds after the navigation's start. */
export interface ColdVisit {
  /** Everything that came over the wire until the screen stood, in KB. */
  kilobytes: number;
  firstPaint: number;
  largestPaint: number;
  /** The sum of what each long task had over 50 ms. */
  blocking: number;
  ready: number;
}

/** A visit with empty caches. */
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
    return { kilobytes, ...times, ready: readyTime };
  } finally {
    await bench.context.close();
  }
}
