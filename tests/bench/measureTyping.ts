import type { Locator } from 'playwright';
import { timeToPaint } from './timeToPaint';
import type { BenchPage } from './BenchTarget';

const typedText = 'Northwind Traders';

/**
 * Types into a field: median milliseconds from key press to paint, and the longest task meanwhile
 * (0: none over 50 ms).
 */
export async function measureTyping(
  { page }: BenchPage,
  field: Locator,
): Promise<{ key: number; longest: number }> {
  await field.click();
  await page.waitForTimeout(500);
  await page.evaluate(() => void (window.benchmark.long.length = 0));
  const times: number[] = [];
  for (const character of typedText)
    times.push(
      await timeToPaint(page, 'keydown', { selector: 'body' }, () =>
        page.keyboard.press(character === ' ' ? 'Space' : character),
      ),
    );
  const longest = await page.evaluate(() => Math.max(0, ...window.benchmark.long));
  return { key: median(times), longest };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
