import type { Page } from 'playwright';
import type { Scene } from './scenes';

/** The form in the lower of two dialogs too, which is hidden from whoever asks by role. */
const fields = (page: Page) => page.locator('form:has([name=subdomain])').locator('input, select');

async function fill(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(text);
}

const form = {
  kind: 'write',
  name: 'organization',
  place: (page) => page.locator('[role=dialog], [role=alertdialog]').last(),
  kept: (page) =>
    fields(page).evaluateAll((elements) =>
      elements.map((element) => (element as HTMLInputElement).value).join('\n'),
    ),
} satisfies Partial<Scene>;

const press = (name: string) => (page: Page) =>
  page.getByRole('dialog').last().getByRole('button', { name, exact: true }).click();

/**
 * Creating and editing an organization: what is typed is different each time, or it would be a
 * duplicate, or no change.
 */
export function organizationForms(id: string): readonly Scene[] {
  return [
    {
      ...form,
      call: 'createOrganization',
      urls: /\/api\/accounts$/,
      path: '/accounts?new',
      prepare: (page) => {
        const stamp = Date.now().toString(36);
        return fill(page, {
          Name: `Zephyr ${stamp}`,
          Subdomain: `zephyr-${stamp}`,
          Address: '1 Harbour Street',
          'Billing name': 'Ze Phyr',
          'Billing email': 'billing@zephyr.example',
          'Billing phone': '+44 117 496 0123',
          Amount: '12.50',
          'Seat type': 'full',
          'Total seats': '10',
        });
      },
      act: press('Create organization'),
      done: (page) => page.getByRole('region', { name: 'Organization Profile' }),
    },
    {
      ...form,
      call: 'updateOrganization',
      urls: new RegExp(`/api/accounts/${id}$`),
      path: `/accounts/${id}?edit`,
      prepare: (page) =>
        fill(page, {
          Address: `${Date.now()} Harbour Street`,
          'Billing name': `Ze Phyr ${Date.now()}`,
        }),
      act: press('Save changes'),
      merge: 'Changed by someone else',
      done: (page) => page.getByText('Saved Successfully!').first(),
    },
  ];
}
