import type { Page } from 'playwright';
import type { FaultScenario } from './FaultScenario';

/** Not by role: a dialog below another one is hidden from the accessibility tree. */
const fields = (page: Page) => page.locator('form:has([name=subdomain])').locator('input, select');

async function fill(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(text);
}

const form = {
  kind: 'write',
  recordName: 'organization',
  errorRegion: (page) => page.locator('[role=dialog], [role=alertdialog]').last(),
  readDraft: (page) =>
    fields(page).evaluateAll((elements) =>
      elements.map((element) => (element as HTMLInputElement).value).join('\n'),
    ),
} satisfies Partial<FaultScenario>;

const clickButton = (name: string) => (page: Page) =>
  page.getByRole('dialog').last().getByRole('button', { name, exact: true }).click();

/** Input differs on each run: the same would be a duplicate, or no change. */
export function organizationFormScenarios(id: string): readonly FaultScenario[] {
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
      trigger: clickButton('Create organization'),
      success: (page) => page.getByRole('region', { name: 'Organization Profile' }),
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
      trigger: clickButton('Save changes'),
      mergeDialog: 'Changed by someone else',
      success: (page) => page.getByText('Saved Successfully!').first(),
    },
  ];
}
