import type { Locator } from 'playwright';
import { timeToPaint } from './timeToPaint';
import type { BenchPage, Cost } from './BenchTarget';

const typedText = 'Northwind Traders';

/**
 * Types into a field: the median from key press to paint, with the CPU time of a key, and the longest
 * task meanwhile (0: none over 50 ms).
 */
export async function measureTyping(
  bench: BenchPage,
  field: Locator,
): Promise<{ key: Cost; longest: Cost }> {
  const { page } = bench;
  await field.click();
  await page.waitForTimeout(500);
  await page.evaluate(() => void (window.benchmark.long.length = 0));
  const keys: Cost[] = [];
  for (const character of typedText)
    keys.push(
      await timeToPaint(bench, 'keydown', { selector: 'body' }, () =>
        page.keyboard.press(character === ' ' ? 'Space' : character),
      ),
    );
  const longest = await page.evaluate(() => Math.max(0, ...window.benchmark.long));
  return { key: medianCost(keys), longest: { wall: longest } };
}

function medianCost(costs: readonly Cost[]): Cost {
  const cpu = costs.flatMap((cost) => cost.cpu ?? []);
  return {
    wall: median(costs.map(({ wall }) => wall)),
    ...(cpu.length > 0 && { cpu: median(cpu) }),
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
