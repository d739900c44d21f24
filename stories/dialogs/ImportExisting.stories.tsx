import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryApp } from '../StoryApp';
import { checkFiles, csv, header, line } from './importCsv';
import { addStoryOrganizationWithoutSubscriptions } from './storyOrganization';

const meta = {
  title: 'dialogs/ImportDialog existing organizations',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: {
    path: '/accounts?import',
    organizations: 0,
    prepare: (api) => addStoryOrganizationWithoutSubscriptions(api),
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const file = csv(
  [header, line(1), 'New name,northwind-traders,,,12,EUR,full,40'].join('\r\n'),
  'customers.csv',
);

const choice = (dialog: Awaited<ReturnType<typeof checkFiles>>) =>
  dialog.getByRole('combobox', { name: 'If an organization exists' });

/** A row whose organization exists is marked. */
export const Reported: Story = {
  play: async () => {
    const dialog = await checkFiles(file);
    await dialog.findByText('Subdomain already exists.');
    await expect(choice(dialog)).toHaveDisplayValue('Report it');
    dialog.getByText(/^Ready: 1\. To correct: 1\. .* 1 existing\.$/);
  },
};

export const Skipped: Story = {
  play: async () => {
    const dialog = await checkFiles(file);
    await userEvent.selectOptions(choice(dialog), 'Skip it');
    await dialog.findByText('Skipped');
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 1 organization' }));
    await dialog.findByText('1 created, 1 skipped.');
    dialog.getByText('1 organization created');
  },
};

/** What changes is shown before it is sent; blank cells change nothing. */
export const Updated: Story = {
  play: async () => {
    const dialog = await checkFiles(file);
    await userEvent.selectOptions(choice(dialog), 'Update it');
    await dialog.findByText('Update');
    const table = within(dialog.getByRole('table', { name: 'Rows' }));
    table.getByText('Northwind Traders Ltd → New name');
    table.getByText('— → 40');
    // What changes comes first.
    await expect(table.getAllByRole('columnheader')[3]).toHaveTextContent('Amount');
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 2 organizations' }));
    await dialog.findByText('1 created, 1 updated.');
  },
};

/** The server has no call that finds what exists: it reports that itself. */
export const NotLookedUp: Story = {
  args: {
    prepare: (api) => {
      addStoryOrganizationWithoutSubscriptions(api);
      api.control.failNext({ call: 'lookUpOrganizations', effect: { status: 404 } });
    },
  },
  play: async () => {
    const dialog = await checkFiles(file);
    await waitFor(() =>
      expect(dialog.queryByRole('combobox', { name: 'If an organization exists' })).toBeNull(),
    );
  },
};

/** The cells of a row name different organizations. */
export const Contradictory: Story = {
  args: { organizations: 3 },
  play: async () => {
    const dialog = await checkFiles(
      csv(`${header}\r\nNorthwind Traders Ltd,acme-robotics,Ann,ann@a.example,1,EUR,full,5`),
    );
    await dialog.findByText(
      /^Name belongs to Northwind .*\. Subdomain belongs to Acme Robotics \(acme-robotics\)\.$/,
    );
    dialog.getByText('Ready: 0. To correct: 1.');
  },
};

/** The look-up fails, and is repeated. */
export const LookUpFailed: Story = {
  args: {
    prepare: (api) => {
      addStoryOrganizationWithoutSubscriptions(api);
      api.control.failNext({ call: 'lookUpOrganizations', effect: { status: 500 } });
    },
  },
  play: async () => {
    const dialog = await checkFiles(csv([header, line(1)].join('\r\n')));
    await dialog.findByText(
      'Existing organizations could not be looked up.',
      {},
      { timeout: 20_000 },
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(dialog.queryByText('Existing organizations could not be looked up.')).toBeNull(),
    );
  },
};
