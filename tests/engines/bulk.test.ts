import { expect } from 'vitest';
import { describeEngines } from './describeEngines';
import { signIn } from './signIn';
import { button, byRole, dialog, nth, text } from './targets';

const table = byRole('table', 'Organizations');
const selection = byRole('region', 'Selection');
const rowBox = (row: number) => nth(byRole('checkbox', /^Select (?!all on)/, table), row);

describeEngines(['Firefox', 'WebKit'], 'staff', (journey) => {
  journey('ticked rows are deactivated together', async ({ page }) => {
    await signIn(page, '/accounts?status=active');
    for (const row of [0, 1, 2]) await page.click(rowBox(row));
    await page.see(text('3 selected', selection));
    await page.click(button('Deactivate', selection));
    const bulk = dialog('Deactivate 3 organizations?');
    await page.seeFocus(button('Cancel', bulk));
    await page.click(button('Deactivate', bulk));
    await page.see(text('3 deactivated', bulk));
    await page.click(button('Done', bulk));
    await page.dontSee(bulk);
  });

  journey(
    'a reload during a bulk change asks first, and sends no organization twice',
    async ({ page, control }) => {
      await signIn(page, '/accounts?status=active');
      await page.click(byRole('checkbox', 'Select all on this page'));
      await page.see(text('25 selected', selection));
      await page.click(button('Deactivate', selection));
      const bulk = dialog('Deactivate 25 organizations?');
      control.setLatency([300, 300]);
      await page.click(button('Deactivate', bulk));
      await page.see(byRole('progressbar', undefined, bulk));
      const writes = () =>
        control
          .log()
          .filter(({ method, path }) => method === 'POST' && path.endsWith('/deactivate'));
      await page.until('the first calls to be answered', async () => writes().length > 4);
      expect(
        await page.evaluate(
          () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
        ),
      ).toBe(true);

      await page.reload();
      control.setLatency([0, 0]);
      await page.see(table);
      await page.dontSee(bulk);
      const paths = writes().map(({ path }) => path);
      expect(new Set(paths).size).toBe(paths.length);
      expect(paths.length).toBeLessThan(25);
      await page.until('the list to show what was changed', async () => {
        const { text: count } = await page.see(text(/^1–25 of \d+$/));
        return Number(/\d+$/.exec(count)?.[0]) < 190;
      });
    },
  );
});
