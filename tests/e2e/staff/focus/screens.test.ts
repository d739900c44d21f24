import { callApi } from '../../callApi';
import {
  assignSeat,
  button,
  createOrganization,
  failCalls,
  openNewProfile,
  testFocus,
  type Scene,
} from './testFocus';

const homeFailures = [
  ['the activity', /\/api\/activity/, 1],
  ['"Needs attention"', /\/api\/accounts\?/, 1],
  ['the figures', /\/summary/, 1],
] as const;

testFocus('home', [
  ...homeFailures.map(([region, url, times]) => ({
    control: `"Try again" of ${region}`,
    show: async ({ page }: Scene) => {
      await failCalls(page, url, times);
      await page.goto('/');
      return button(page, 'Try again');
    },
  })),
  {
    control: 'the last "Show more"',
    show: async ({ page }) => {
      await page.route(/\/api\/activity/, async (route) => {
        const response = await route.fetch();
        const { data } = (await response.json()) as { data: readonly unknown[] };
        await route.fulfill({ response, json: { data: data.slice(0, 8), meta: { next: null } } });
      });
      await page.goto('/');
      return button(page.getByRole('region', { name: 'Recent activity' }), 'Show more');
    },
  },
]);

testFocus('a profile', [
  {
    control: '"Deactivate"',
    show: async (scene) => {
      await openNewProfile(scene, 'Focus Deactivate');
      await button(scene.page, 'Deactivate').press('Enter');
      return button(scene.page.getByRole('alertdialog'), 'Deactivate');
    },
  },
  {
    control: '"Activate"',
    show: async (scene) => {
      await openNewProfile(scene, 'Focus Activate');
      await button(scene.page, 'Deactivate').press('Enter');
      await button(scene.page.getByRole('alertdialog'), 'Deactivate').press('Enter');
      await button(scene.page, 'Activate').press('Enter');
      return button(scene.page.getByRole('alertdialog'), 'Activate');
    },
  },
  {
    control: 'the remedy of a callout',
    show: async (scene) => {
      const { page } = scene;
      await openNewProfile(scene, 'Focus Callout', 1);
      await assignSeat(page);
      await page.getByRole('note', { name: 'Seats' }).getByRole('button').press('Enter');
      await page.getByRole('dialog').getByLabel('Total seats').fill('20');
      return button(page.getByRole('dialog'), 'Save changes');
    },
  },
  ...['Undo', 'Dismiss'].map((control) => ({
    control: `"${control}" of a toast`,
    show: async (scene: Scene) => {
      await openNewProfile(scene, `Focus ${control}`);
      await assignSeat(scene.page);
      return button(scene.page, control);
    },
  })),
  {
    control: '"Dismiss" of a toast, the first key after a reload',
    show: async (scene) => {
      await openNewProfile(scene, 'Focus Reload');
      await assignSeat(scene.page);
      await button(scene.page, 'Dismiss').waitFor();
      await scene.page.reload();
      return button(scene.page, 'Dismiss');
    },
  },
  ...['subscriptions', 'daily', 'activity'].map((part) => ({
    control: `"Try again" of ${part}`,
    show: async (scene: Scene) => {
      await failCalls(scene.page, new RegExp(`/accounts/.*${part}`));
      const id = await createOrganization(scene, `Focus ${part}`);
      await scene.page.goto(`/accounts/${id}`);
      return button(scene.page, 'Try again');
    },
  })),
  {
    control: '"Clear filter" of the activity',
    show: async (scene) => {
      await openNewProfile(scene, 'Focus Filter');
      await scene.page.getByLabel('Show').selectOption({ label: 'Notes' });
      return button(scene.page, 'Clear filter');
    },
  },
  {
    control: '"Discard"',
    show: async (scene) => {
      await openNewProfile(scene, 'Focus Discard');
      await button(scene.page, 'Edit').press('Enter');
      await scene.page.getByRole('dialog').getByLabel('Billing name').fill('Grace Hopper');
      await scene.page.keyboard.press('Escape');
      return button(scene.page.getByRole('alertdialog'), 'Discard');
    },
  },
]);

testFocus('a new organization', [
  {
    control: 'the only "Remove subscription"',
    show: async ({ page }) => {
      await page.goto('/accounts?new');
      return button(page, 'Remove subscription');
    },
  },
  {
    control: '"Remove subscription"',
    show: async ({ page }) => {
      await page.goto('/accounts?new');
      await button(page, 'Add subscription').press('Enter');
      return page.getByRole('button', { name: 'Remove subscription' }).last();
    },
  },
]);

testFocus('tokens', [
  {
    control: '"Dismiss" of the secret',
    show: async ({ page, suffix }) => {
      await page.goto('/token');
      await page.getByLabel('Name').fill(`Focus secret ${suffix}`);
      await page.keyboard.press('Enter');
      return button(page.getByRole('region', { name: 'Your new token' }), 'Dismiss');
    },
  },
  {
    control: '"Revoke"',
    show: async (scene) => {
      const name = `Focus revoke ${scene.suffix}`;
      await callApi(scene, 'POST', '/api/auth/create-token', { name, expires_at: null });
      await scene.page.goto('/token');
      await button(scene.page, `Revoke ${name}`).press('Enter');
      return button(scene.page.getByRole('alertdialog'), /^Revoke/);
    },
  },
  {
    control: '"Try again"',
    show: async ({ page }) => {
      await failCalls(page, /\/tokens/);
      await page.goto('/token');
      return button(page, 'Try again');
    },
  },
]);

testFocus('the header', [
  {
    control: '"Close menu"',
    width: 375,
    show: async ({ page }) => {
      await page.goto('/');
      await button(page, 'Open menu').press('Enter');
      return button(page, 'Close menu');
    },
  },
]);
