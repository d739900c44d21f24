import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, waitFor, within } from 'storybook/test';
import { OrganizationsScreen } from '~/screens/Organizations/OrganizationsScreen';
import { fullPage, type StoryApp } from '../StoryApp';
import { addStoryOrganizationWithoutSubscriptions } from './storyOrganization';

const meta = {
  title: 'dialogs/ImportDialog',
  tags: ['!autodocs'],
  ...fullPage,
  args: { screens: { OrganizationsScreen }, path: '/accounts?import', organizations: 0 },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const header = 'Firma;Subdomain;Ansprechpartner;E-Mail;Betrag;Währung;Lizenztyp;Plätze;Notiz';
const line = (n: number) =>
  `Company ${n};company-${n};Ann Example;ann@company-${n}.example;1.20${n},50;EUR;full;${n + 5};x`;
const csv = (text: string, name = 'new-customers.csv') => new File([text], name);

const rows = csv(
  [
    header,
    line(1),
    line(2).replace('company-2;', 'Company 2;').replace('ann@company-2.example', '#BEZUG!'),
    line(3).replace('company-3;', 'company-4;'),
    line(4),
    ';northwind-traders;;;12;EUR;;;',
  ].join('\r\n'),
);

/** Waits until a button can be pressed, and presses it. */
async function press(name: RegExp) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Import CSV' }));
  const button = await dialog.findByRole('button', { name });
  await waitFor(() => {
    if (button.hasAttribute('aria-disabled')) throw new Error('not yet');
  });
  await userEvent.click(button);
  return dialog;
}

async function addFiles(...files: File[]) {
  const label = 'Choose CSV or Excel files or drop them here';
  await userEvent.upload(await screen.findByLabelText(label), files);
}

export const Files: Story = {
  play: () => addFiles(rows, csv('', 'empty.csv'), csv('x', 'old.xls')),
};

/** The numbers of one file can be read in two ways, and no column of it has a currency. */
export const Columns: Story = {
  play: async () => {
    await addFiles(rows, csv('Mandant,Amount,Plan\r\nMüller,1.200,full', 'more.csv'));
    const dialog = await press(/^Continue/);
    for (const summary of await dialog.findAllByText('Change columns, delimiter and defaults'))
      await userEvent.click(summary);
  },
};

export const Check: Story = {
  args: { prepare: (api) => addStoryOrganizationWithoutSubscriptions(api) },
  play: async () => {
    await addFiles(rows);
    await press(/^Continue/);
    const dialog = await press(/^Continue/);
    await dialog.findByText('Subdomain already exists.');
  },
};

export const Outcome: Story = {
  ...Check,
  play: async () => {
    await addFiles(rows);
    await press(/^Continue/);
    await press(/^Continue/);
    const dialog = await press(/^Import \d/);
    await dialog.findByRole('button', { name: 'Done' });
  },
};
