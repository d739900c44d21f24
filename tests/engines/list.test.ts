import { expect } from 'vitest';
import { describeEngines } from './describeEngines';
import { signIn } from './signIn';
import { button, byRole, field, heading, link, nth, text } from './targets';

const table = byRole('table', 'Organizations');
const search = byRole('searchbox', 'Search organizations');

describeEngines('staff', (journey) => {
  journey(
    'a rejected sign-in says so and keeps the email, the next one opens home',
    async ({ page }) => {
      await page.goto('/accounts?status=inactive#list');
      await page.seePath('/login?redirect=%2Faccounts%3Fstatus%3Dinactive%23list');
      await page.fill(field('Email'), 'demo@example.com');
      await page.fill(field('Password'), 'wrong');
      await page.press('Enter');
      await page.seeText(byRole('alert'), 'The email or password is incorrect.');
      await page.seeValue(field('Email'), 'demo@example.com');
      await page.seeFocus(field('Password'));
      await page.seeValue(field('Password'), '');
      await page.type('demo');
      await page.click(button('Sign in'));
      await page.seePath('/accounts?status=inactive');
      await page.see(heading('Organizations'));
    },
  );

  journey(
    'the list is searched, sorted, filtered and paged, and Back restores it',
    async ({ page }) => {
      await signIn(page, '/accounts');
      await page.see(text('1–25 of 200'));
      await page.click(search);
      await page.type('acme rob');
      await page.seePath('/accounts?q=acme+rob');
      await page.see(link('Acme Robotics', table));
      await page.fill(search, '');
      await page.see(text('1–25 of 200'));

      await page.click(button('Total Seats', table));
      await page.seePath('/accounts?sort=total_seats');
      await page.seeAttribute(byRole('columnheader', 'Total Seats'), 'aria-sort', 'ascending');
      await page.choose(field('Status'), 'Inactive');
      await page.seePath('/accounts?sort=total_seats&status=inactive');
      await page.choose(field('Status'), 'All');
      await page.click(button('Next page'));
      await page.see(text('26–50 of 200'));

      const opened = nth(link(/./, table), 20);
      const { text: name } = await page.see(opened);
      await page.click(opened);
      await page.see(heading(name));
      await page.seeFocus(heading(name));
      await page.back();
      await page.seePath('/accounts?sort=total_seats&page=2');
      await page.seeFocus(link(name, table));
    },
  );

  journey(
    'a row opens by a click beside its texts and on one, which a drag selects',
    async ({ page }) => {
      await signIn(page, '/accounts?q=acme+rob');
      const email = text('laura.mitchell@acme-robotics.example', table);
      await page.see(email);
      await page.drag(email, 140);
      const selected = await page.evaluate(() => String(getSelection()));
      expect(selected).toMatch(/^[\w@.-]+\.example$/);
      await page.seePath('/accounts?q=acme+rob');

      await page.click(byRole('row', /Acme Robotics/, table));
      await page.see(heading('Acme Robotics'));
      await page.back();
      await page.click(email);
      await page.see(heading('Acme Robotics'));
    },
  );
});
