import type { Browser } from 'playwright';
import type { BenchPage, BenchTarget } from './BenchTarget';

declare global {
  interface Window {
    /** What the page's observers have seen. */
    benchmark: { long: number[]; paints: number[]; shift: number };
  }
}

const cpuThrottlingRate = 4;

/**
 * A fresh page of one side, on a processor that is four times slower; signed in when it gets a
 * session.
 */
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
  // What tsx wraps around named functions, for those that run in the page.
  await page.addInitScript('globalThis.__name = (value) => value');
  if (session)
    await page.addInitScript((stored) => localStorage.setItem('ams.session', stored), session);
  await page.addInitScript(observe, ready);
  return { target, page, context, cdp };
}

/** In the page, before anything of it. */
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
