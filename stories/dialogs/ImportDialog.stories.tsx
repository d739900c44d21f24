import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryApp } from '../StoryApp';
import { narrowViewport } from '../narrowViewport';
import { addStoryOrganizationWithoutSubscriptions } from './storyOrganization';

const meta = {
  title: 'dialogs/ImportDialog',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { path: '/accounts?import', organizations: 0 },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const header = 'Firma;Subdomain;Ansprechpartner;E-Mail;Betrag;Währung;Lizenztyp;Plätze;Notiz';
const line = (n: number) =>
  `Company ${n};company-${n};Ann Example;ann@company-${n}.example;1.20${n},50;EUR;full;${n + 5};x`;
const csv = (text: string, name = 'new-customers.csv') => new File([text], name);

const valid = csv([header, line(1), line(2), line(3)].join('\r\n'));
const faulty = csv(
  [
    header,
    line(1),
    line(2).replace('company-2;', 'Company 2;').replace('ann@company-2.example', '#BEZUG!'),
    line(3).replace('company-3;', 'company-4;'),
    line(4),
    ';northwind-traders;;;12;EUR;;;',
  ].join('\r\n'),
);

/** Adds files to the open dialog, and goes on to a step. */
async function openStep(step: number, ...files: File[]) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Import CSV' }));
  await userEvent.upload(
    dialog.getByLabelText('Choose CSV or Excel files or drop them here'),
    files,
  );
  for (let n = 2; n <= step; n += 1) {
    const button = dialog.getByRole('button', { name: 'Continue' });
    await waitFor(() => {
      if (button.hasAttribute('aria-disabled')) throw new Error('not yet');
    });
    await userEvent.click(button);
    await dialog.findByRole('heading', { name: new RegExp(`^Step ${n}`) });
  }
  return dialog;
}

export const Files: Story = {
  play: async () => {
    await openStep(1, valid, csv('', 'empty.csv'), csv('x', 'old.xls'));
  },
};

export const Columns: Story = {
  play: async () => {
    await openStep(2, valid);
  },
};

/** Numbers can be read in two ways, and no column has a currency. */
export const ColumnsToDecide: Story = {
  play: async () => {
    const dialog = await openStep(2, csv('Mandant,Amount,Plan\r\nMüller,1.200,full'));
    await userEvent.click(dialog.getByText('Change columns, delimiter and defaults'));
  },
};

export const Check: Story = {
  args: { prepare: (api) => addStoryOrganizationWithoutSubscriptions(api) },
  play: async () => {
    const dialog = await openStep(3, faulty);
    await dialog.findByText('Subdomain already exists.');
  },
};

export const Updates: Story = {
  ...Check,
  play: async () => {
    const dialog = await openStep(3, faulty);
    await userEvent.selectOptions(
      await dialog.findByRole('combobox', { name: 'If an organization exists' }),
      'Update it',
    );
    await userEvent.click(await dialog.findByRole('radio', { name: /^Ready/ }));
    await dialog.findByText('Update');
  },
};

export const Outcome: Story = {
  ...Check,
  play: async () => {
    const dialog = await openStep(3, faulty);
    const button = await dialog.findByRole('button', { name: /^Import \d/ });
    await waitFor(() => {
      if (button.hasAttribute('aria-disabled')) throw new Error('not yet');
    });
    await userEvent.click(button);
    await dialog.findByRole('radio', { name: /^Not created/ });
  },
};

export const Narrow: Story = { ...Check, ...narrowViewport };
