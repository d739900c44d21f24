import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StoryApp } from '../StoryApp';
import { checkFiles, csv, line, lines, startImport } from './importCsv';
import { addStoryOrganizationWithoutSubscriptions } from './storyOrganization';

const meta = {
  title: 'dialogs/ImportDialog run',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { path: '/accounts?import', organizations: 0 },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  args: {
    prepare: ({ control }) =>
      control.failNext({ call: 'createOrganization', effect: 'hang', times: 'always' }),
  },
  play: async () => {
    const dialog = await startImport(30);
    await expect(
      await dialog.findByRole('progressbar', { name: 'Importing organizations' }),
    ).toHaveAttribute('aria-valuetext', '0 of 30');
    await dialog.findAllByText('Sending');
    await userEvent.click(dialog.getByRole('button', { name: 'Pause' }));
    await dialog.findByRole('button', { name: 'Resume' });
  },
};

export const Done: Story = {
  play: async () => {
    const dialog = await startImport(12);
    await dialog.findByText('Saved Successfully!');
    dialog.getByText('12 organizations created.');
    dialog.getByText('12 organizations created');
    await userEvent.click(dialog.getByRole('radio', { name: 'Created 12' }));
    await expect(document.querySelector('[aria-current="step"]')).toHaveTextContent(/^Check$/);
    await expect(dialog.getAllByRole('button', { name: 'Close' })).toHaveLength(2);
  },
};

/** The server rejects a duplicate that can't be looked up, which can be corrected and retried. */
export const Duplicate: Story = {
  args: {
    prepare: (api) => {
      addStoryOrganizationWithoutSubscriptions(api);
      api.control.failNext({ call: 'lookUpOrganizations', effect: { status: 404 } });
    },
  },
  play: async () => {
    const dialog = await checkFiles(
      csv(`${lines(3)}\r\n${line(9).replace('Company 9', 'Northwind Traders Ltd')}`),
    );
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 4 organizations' }));
    await dialog.findByText('3 created, 1 failed.');
    dialog.getByText('Please check for duplicate organization.');
    dialog.getByText('Name already exists.');
    const name = await dialog.findByRole('textbox', { name: 'Name, line 5' });
    await userEvent.clear(name);
    await userEvent.type(name, 'Northwind Two{Enter}');
    await userEvent.click(dialog.getByRole('button', { name: 'Import corrected rows' }));
    await dialog.findByText('4 organizations created.');
  },
};

/** The run stops on a network error and can be resumed. */
export const NetworkError: Story = {
  args: {
    prepare: ({ control }) =>
      control.failNext({ call: 'createOrganization', effect: 'network', times: 'always' }),
  },
  play: async () => {
    const dialog = await startImport(30);
    await expect(await dialog.findByText(/The import has stopped/)).toBeVisible();
    dialog.getByText('Something went wrong');
    dialog.getByRole('button', { name: 'Try again' });
  },
};
