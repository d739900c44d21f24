import type { BenchPage } from './BenchTarget';
import { goBack, openOrganization } from './steps';

/** A page's memory after garbage collection. */
export interface MemoryUsage {
  /** Megabytes of the heap in use. */
  heap: number;
  nodes: number;
  listeners: number;
}

/** Opens an organization and goes back, `count` times. */
export async function openAndGoBack(bench: BenchPage, count: number): Promise<void> {
  for (let trip = 0; trip < count; trip += 1) {
    await openOrganization(bench, { row: 3 });
    await goBack(bench);
  }
}

export async function measureMemory({ page, cdp }: BenchPage): Promise<MemoryUsage> {
  await page.waitForTimeout(500);
  for (let time = 0; time < 3; time += 1) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { heap: usedSize / 1e6, nodes, listeners: jsEventListeners };
}
