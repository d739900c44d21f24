import type { Browser, CDPSession } from 'playwright';
import type { BenchPage, BenchTarget } from './BenchTarget';

declare global {
  interface Window {
    /** Entries of the page's performance observers. */
    benchmark: { long: number[]; paints: number[]; shift: number };
  }
}

const cpuThrottlingRate = 4;

/** Opens a target in a new context with CPU throttling; signed in if a session is given. */
export async function openBenchPage(
  browser: Browser,
  target: BenchTarget,
  session?: string,
  ready?: string,
): Promise<BenchPage> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuThrottlingRate });
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  // tsx wraps named functions in esbuild's `__name` helper, which the page lacks
  // (https://github.com/privatenumber/tsx/issues/113).
  await page.addInitScript('globalThis.__name = (value) => value');
  if (session)
    await page.addInitScript((stored) => localStorage.setItem('ams.session', stored), session);
  await page.addInitScript(observe, ready);
  return { target, page, context, cdp };
}

/** Milliseconds of CPU time that the tasks of the page's main thread have taken. */
export async function mainThreadTime(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  // Not `ThreadTime`: that includes the loop by which Chromium throttles.
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}

/** Runs in the page, before its own scripts. */
function observe(ready: string | undefined): void {
  const observed: Window['benchmark'] = { long: [], paints: [], shift: 0 };
  window.benchmark = observed;
  const each = (type: string, handle: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().map(handle)).observe({
      type,
      buffered: true,
    });
  each('longtask', ({ duration }) => observed.long.push(duration));
  each('largest-contentful-paint', ({ startTime }) => observed.paints.push(startTime));
  each('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) observed.shift += value;
  });
  if (!ready) return;
  const observer = new MutationObserver(() => {
    if (!document.querySelector(ready)) return;
    performance.mark('ready');
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });
}
