import { expect } from 'vitest';
import { describeEngines } from './describeEngines';
import { signIn } from './signIn';
import { alertDialog, button, byRole, dialog, field, heading, text } from './targets';

const profile = byRole('region', 'Organization Profile');
const edit = dialog('Edit organization');
const merge = dialog('Changed by someone else');

describeEngines('staff', (journey) => {
  journey('an edit is merged with a change made meanwhile', async ({ page, request }) => {
    await signIn(page, '/accounts/acme.v2');
    await page.click(button('Edit'));
    await page.fill(field('Address', edit), 'Second Street 2');
    await page.fill(field('Billing name', edit), 'Second Billing');
    // A colleague's change meanwhile.
    const path = '/api/accounts/acme.v2';
    const { headers } = await request('GET', path);
    const ifMatch = { 'If-Match': headers.get('ETag') ?? '' };
    await request('PATCH', path, { billing: { billing_name: 'First Billing' } }, ifMatch);

    await page.click(button('Save changes', edit));
    const conflict = byRole('group', 'Billing name', merge);
    await page.see(text('Billing name conflict.', conflict));
    await page.click(byRole('radio', 'Theirs First Billing', conflict));
    await page.click(button('Save changes', merge));
    await page.dontSee(edit);
    await page.seeText(profile, 'Second Street 2');
    await page.seeText(profile, 'First Billing');
    await page.reload();
    await page.seeText(profile, 'Second Street 2');
    await page.seeText(profile, 'First Billing');
  });

  journey(
    'a reload during an edit asks first, and shows the saved values again',
    async ({ page }) => {
      await signIn(page, '/accounts/acme.v2');
      await page.click(button('Edit'));
      await page.see(edit);
      const asksBeforeUnload = () =>
        page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
      expect(await asksBeforeUnload()).toBe(false);
      await page.fill(field('Name', edit), 'Unsaved');
      expect(await asksBeforeUnload()).toBe(true);

      await page.reload();
      await page.seeValue(field('Name', edit), 'Acme Robotics');
      await page.fill(field('Name', edit), 'Acme Robots');
      await page.press('Escape');
      await page.click(button('Keep editing', alertDialog('Discard changes?')));
      await page.seeValue(field('Name', edit), 'Acme Robots');
      await page.click(button('Save changes', edit));
      await page.see(heading('Acme Robots'));
      await page.see(text(/^Saved Successfully!/));
    },
  );

  journey('a deactivation is confirmed, shows at once and in the activity', async ({ page }) => {
    await signIn(page, '/accounts/acme.v2');
    await page.click(button('Deactivate'));
    const confirmation = alertDialog('Deactivate Acme Robotics?');
    await page.seeFocus(button('Cancel', confirmation));
    await page.fill(field('Reason', confirmation), 'Moved away');
    await page.click(button('Deactivate', confirmation));
    await page.dontSee(confirmation);
    await page.see(button('Activate'));
    await page.seeText(byRole('region', 'Activity'), 'Moved away');
  });
});
