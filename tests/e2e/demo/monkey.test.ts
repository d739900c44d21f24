import { expect, test } from '../fixtures';
import { Monkey } from '../../monkey/Monkey';

test('a thousand random actions cause no errors', async ({ page }) => {
  test.setTimeout(180_000);
  await page.clock.install();
  await page.goto('/login');
  const problems: string[] = [];
  const monkey = new Monkey({ page, seed: 1, problems });
  await monkey.act(1000);
  console.log(`1,000 actions (${monkey.summary()}): ${problems.length} problems`);
  expect(problems).toEqual([]);
});
