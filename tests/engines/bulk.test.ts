import { describeEngines } from './describeEngines';
import { signIn } from './signIn';
import { button, byRole, dialog, nth, text } from './targets';

const table = byRole('table', 'Organizations');
const selection = byRole('region', 'Selection');
const rowBox = (row: number) => nth(byRole('checkbox', /^Select (?!all on)/, table), row);

describeEngines('staff', (journey) => {
  journey('ticked rows are deactivated together', async ({ page }) => {
    await signIn(page, '/accounts?status=active');
    for (const row of [0, 1, 2]) await page.click(rowBox(row));
    await page.see(text('3 selected', selection));
    await page.click(button('Deactivate', selection));
    const bulk = dialog('Deactivate 3 organizations?');
    await page.seeFocus(button('Cancel', bulk));
    await page.click(button('Deactivate', bulk));
    await page.see(text('3 deactivated', dialog('3 organizations deactivated')));
    await page.click(button('Done'));
    await page.dontSee(dialog('3 organizations deactivated'));
    await page.dontSee(selection);
  });
});
