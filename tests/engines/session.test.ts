import { expect } from 'vitest';
import type { EnginePage } from './EnginePage';
import { describeEngines } from './describeEngines';
import { signIn } from './signIn';
import { alertDialog, button, byRole, field, heading, text } from './targets';

const menuItem = (name: string) => byRole('menuitem', name);

async function openUserMenu(page: EnginePage): Promise<void> {
  await page.click(button('Robin Hale'));
  await page.see(menuItem('Logout'));
}

describeEngines('staff', (journey) => {
  journey('a token is created, its secret shown once, and revoked', async ({ page }) => {
    await signIn(page, '/token');
    await page.fill(field('Name'), 'Nightly export');
    await page.choose(field('Expires'), 'Custom date');
    await page.see(field('Expiry date'));
    await page.choose(field('Expires'), '90 days');
    await page.click(button('Create token'));
    const created = byRole('region', 'Your new token');
    await page.see(created);
    await page.click(button('Copy', created));
    await page.see(text('Copied'));
    await page.click(button('Dismiss', created));
    await page.dontSee(created);
    await page.click(button('Revoke Nightly export'));
    await page.click(button('Revoke', alertDialog('Revoke Nightly export?')));
    await page.dontSee(button('Revoke Nightly export'));
  });

  journey('the dark theme is kept by a reload', async ({ page }) => {
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await signIn(page);
    const light = await background();
    await openUserMenu(page);
    await page.click(byRole('menuitemcheckbox', 'Dark theme'));
    await page.until('the dark theme', async () => (await theme()) === 'dark');
    await page.reload();
    expect(await theme()).toBe('dark');
    expect(await background()).not.toBe(light);
    await page.see(heading('Welcome, Robin Hale!'));
  });

  journey(
    'a sign-out in one tab ends the session in the other, a sign-in resumes it',
    async ({ page }) => {
      await signIn(page, '/accounts');
      const other = await page.openTab();
      await other.goto('/token');
      await other.see(heading('Token'));
      await openUserMenu(other);
      await other.click(menuItem('Logout'));
      await other.seePath('/login');
      await page.seePath('/login?redirect=%2Faccounts');
      expect(await page.evaluate(() => localStorage.getItem('ams.session'))).toBeNull();
      await signIn(other);
      await page.seePath('/accounts');
      await page.see(heading('Organizations'));
    },
  );
});
