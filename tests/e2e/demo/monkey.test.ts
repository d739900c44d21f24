import { expect, test } from '../fixtures';
import { Monkey } from '../../monkey/Monkey';

test('a thousand random actions, and nothing goes wrong', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/login');
  const monkey = new Monkey({ page, seed: 1 });
  await monkey.act(1000);
  console.log(`1,000 actions (${monkey.told()}): ${monkey.problems.length} problems`);
  expect(monkey.problems).toEqual([]);
});
