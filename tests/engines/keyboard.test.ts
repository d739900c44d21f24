import { describeEngines } from './describeEngines';
import { button, byRole, dialog, field, heading, link, nth } from './targets';

const table = byRole('table', 'Organizations');
const rows = link(/./, table);

describeEngines('staff', (journey) => {
  journey('sign-in, theme, search, sorting and period by keyboard alone', async ({ page }) => {
    await page.goto('/login');
    await page.see(field('Email'));
    await page.tabTo(field('Email'));
    await page.type('demo@example.com');
    await page.press('Tab');
    await page.type('demo');
    await page.press('Enter');
    await page.seeFocus(heading('Welcome, Robin Hale!'));

    await page.tabTo(button('Robin Hale'), 'Shift');
    await page.press('Enter');
    const darkTheme = byRole('menuitemcheckbox', 'Dark theme');
    await page.seeFocus(darkTheme);
    await page.press('Enter');
    await page.seeAttribute(darkTheme, 'aria-checked', 'true');
    await page.press('Escape');
    await page.seeFocus(button('Robin Hale'));

    await page.goto('/accounts');
    await page.see(nth(rows, 24));
    await page.tabTo(button('Total Seats', table));
    await page.press('Enter');
    await page.seeAttribute(byRole('columnheader', 'Total Seats'), 'aria-sort', 'ascending');
    await page.press('/');
    await page.type('acme-robotics');
    await page.press('Enter');
    await page.seeFocus(link('Acme Robotics', table));
    await page.press('Enter');
    await page.seeFocus(heading('Acme Robotics'));
    await page.tabTo(byRole('radio', '30 days'));
    await page.press('ArrowLeft');
    await page.seePath(/period=7$/);
  });

  journey('the day’s work by shortcuts and the command menu', async ({ page }) => {
    await page.goto('/login?redirect=%2Faccounts');
    await page.fill(field('Email'), 'demo@example.com');
    await page.fill(field('Password'), 'demo');
    await page.press('Enter');
    await page.see(nth(rows, 24));
    const { text: second } = await page.see(nth(rows, 1));
    // The shortcuts are loaded when the page is idle.
    await page.until('the shortcuts to be loaded', async () => {
      await page.press('j');
      return (await page.see(nth(rows, 0))).focused;
    });
    await page.press('j');
    await page.seeFocus(nth(rows, 1));
    await page.press('x');
    await page.seeText(byRole('region', 'Selection'), '1 selected');
    await page.press('x');
    await page.dontSee(byRole('region', 'Selection'));
    await page.press('Enter');
    await page.see(heading(second));
    await page.see(button('Edit'));
    await page.press('e');
    await page.see(dialog('Edit organization'));
    await page.press('Escape');
    await page.dontSee(dialog('Edit organization'));

    await page.press('Control', 'k');
    const search = byRole('combobox', 'Search organizations and commands');
    await page.seeFocus(search);
    await page.type('acme rob');
    await page.see(byRole('option', /^Acme Robotics/));
    await page.press('Enter');
    await page.see(heading('Acme Robotics'));
    await page.press('g');
    await page.press('h');
    await page.see(heading('Welcome, Robin Hale!'));
    await page.press('?');
    await page.see(dialog('Keyboard shortcuts'));
  });
});
