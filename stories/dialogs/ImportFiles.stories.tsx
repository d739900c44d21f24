import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { StoryApp } from '../StoryApp';
import { workbookFile, type WorkbookSheet } from '~~/tests/fixtures/workbookFile';
import { continueImport, csv, europeanFile, lines, uploadFiles } from './importCsv';

const meta = {
  title: 'dialogs/ImportDialog files',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { path: '/accounts?import', organizations: 0 },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const xlsx = (name: string, sheets: readonly WorkbookSheet[]) =>
  new File([workbookFile(sheets)], name);

/** Files rejected by each of the file rules, an empty file, and a valid one. */
export const RejectedFiles: Story = {
  play: async () => {
    const dialog = await uploadFiles(
      csv(lines(2)),
      csv(lines(2), 'again.csv'),
      csv(new Uint8Array(5 * 1024 * 1024 + 1), 'large.csv'),
      csv(Uint8Array.of(0x89, 0x50, 0), 'logo.csv'),
      csv('', 'empty.csv'),
      csv(Uint8Array.of(0xff, 0xfe, 0x00, 0xd8), 'half.csv'),
      csv(Array.from({ length: 101 }, (_, index) => `column ${index}`).join(), 'wide.csv'),
    );
    for (const reason of [
      'File already added.',
      'File size exceeded the limit.',
      'File type not accepted.',
      'At least 1 organization',
      'The file is not valid UTF-8 text. Save it as CSV UTF-8 or .xlsx and add it again.',
      'The file has more than 100 columns. Remove some of them.',
    ])
      await dialog.findByText(reason);
    const goOn = dialog.getByRole('button', { name: 'Continue' });
    await waitFor(() => expect(goOn).not.toHaveAttribute('aria-disabled'));
    // The duplicate becomes valid once the original is removed.
    await userEvent.click(dialog.getByRole('button', { name: 'Remove organizations.csv' }));
    await waitFor(() => expect(dialog.queryByText('File already added.')).toBeNull());
    await waitFor(() => expect(goOn).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove again.csv' }));
    await dialog.findByText('Add a file with one row per organization.');
    await expect(goOn).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A file that takes long to read shows its progress, and can be removed meanwhile. */
export const Reading: Story = {
  play: async () => {
    const dialog = await uploadFiles(csv('\n'.repeat(5 * 1024 * 1024), 'large.csv'));
    await dialog.findByRole('progressbar', { name: 'Reading large.csv' });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel reading large.csv' }));
    await expect(dialog.queryByText('large.csv')).toBeNull();
    await uploadFiles(csv(lines(2)));
    await dialog.findByText(/2 rows$/);
  },
};

/** What a European spreadsheet saves: not Unicode, with semicolons, decimal commas and a title. */
export const EuropeanFile: Story = {
  play: async () => {
    const dialog = await uploadFiles(csv(europeanFile, 'kunden.csv'));
    const question = within(await dialog.findByRole('group', { name: 'Encoding of kunden.csv' }));
    question.getByText('Which of these is right?');
    await expect(dialog.getByRole('button', { name: 'Continue' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(question.getAllByRole('radio')).toHaveLength(2);
    await userEvent.click(question.getByRole('radio', { name: /^Währung · Plätze · Müller/ }));
    await dialog.findByText(/2 rows$/);
    await continueImport(dialog);
    const format = within(dialog.getByRole('group', { name: 'Format of kunden.csv' }));
    await expect(format.getByRole('combobox', { name: 'Delimiter' })).toHaveValue(';');
    await expect(format.getByRole('textbox', { name: 'Header row' })).toHaveValue('3');
    await expect(format.getByRole('radio', { name: 'Comma' })).toBeChecked();
    format.getByText('1.200,50 is 1,200.50.');
    await continueImport(dialog);
    await dialog.findByText('Ready: 2. To correct: 0.');
  },
};

/** Workbooks: one whose sheets are to choose from, and what can't be read. */
export const ExcelFiles: Story = {
  play: async () => {
    const customers = ['Name', 'Amount', 'Seats'];
    const dialog = await uploadFiles(
      xlsx('customers.xlsx', [
        { name: 'Cover', rows: [['How to fill in this list']] },
        { name: 'Customers', rows: [['Customers'], null, customers, ['Acme', 1200.5, 250]] },
        { name: 'Archive 2019', rows: [customers, ['Nord', 1, 1], ['Ost', 1, 1]], state: 'hidden' },
      ]),
      xlsx('one-sheet.xlsx', [{ name: 'Customers', rows: [customers, ['Süd', 1, 1]] }]),
      csv(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0), 'password.xlsx'),
      csv(Uint8Array.of(0x50, 0x4b, 0x03, 0x04), 'damaged.xlsx'),
      csv('', 'old.xls'),
    );
    for (const reason of [
      'The file has a password or an old format.',
      'The file is damaged.',
      'File type not accepted.',
    ])
      await dialog.findByText(`${reason} Save it as .xlsx or CSV UTF-8 and add it again.`);
    // A single sheet is no question.
    await expect(dialog.getAllByRole('combobox')).toHaveLength(1);
    const choice = within(dialog.getByRole('group', { name: 'Sheet of customers.xlsx' }));
    const select = choice.getByRole<HTMLSelectElement>('combobox', { name: 'Sheet' });
    await expect(select).toHaveValue('Customers');
    await expect(Array.from(select.options, ({ label }) => label)).toEqual([
      'Cover',
      'Customers',
      'Archive 2019',
    ]);
    await userEvent.selectOptions(select, 'Archive 2019');
    await dialog.findByText(/2 rows$/);
    await userEvent.selectOptions(select, 'Customers');
    await waitFor(() => expect(dialog.queryByText(/2 rows$/)).toBeNull());
    await continueImport(dialog);
    const format = within(await dialog.findByRole('group', { name: 'Format of customers.xlsx' }));
    await expect(format.getByRole('textbox', { name: 'Header row' })).toHaveValue('3');
    await expect(format.queryByRole('combobox')).toBeNull();
    await expect(format.queryByRole('radiogroup')).toBeNull();
  },
};

/** None of the readings of a file is right. */
export const UnknownEncoding: Story = {
  play: async () => {
    const dialog = await uploadFiles(csv(europeanFile, 'kunden.csv'));
    await userEvent.click(await dialog.findByRole('radio', { name: 'None of these' }));
    await dialog.findByText(
      'The file is not valid UTF-8 text. Save it as CSV UTF-8 or .xlsx and add it again.',
    );
  },
};

/** Numbers that can be read in two ways, and what happens to a header row that isn't one. */
export const AmbiguousNumbers: Story = {
  play: async () => {
    const dialog = await uploadFiles(csv(lines(3).replaceAll(/\d\.50/g, '1.200')));
    await continueImport(dialog);
    await dialog.findByText('1.200 can be 1.2 or 1,200. Choose which.');
    await expect(dialog.getByRole('button', { name: 'Continue' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(dialog.getByRole('radio', { name: 'Comma' }));
    await dialog.findByText('1.200 is 1,200.');
    const row = dialog.getByRole('textbox', { name: 'Header row' });
    await userEvent.clear(row);
    await userEvent.type(row, '9');
    await waitFor(() => expect(row).toHaveAccessibleDescription('At least 1 organization'));
    await userEvent.clear(row);
    await userEvent.type(row, '1');
    await waitFor(() => expect(row).not.toHaveAccessibleDescription());
    await continueImport(dialog);
    await dialog.findByText('Ready: 3. To correct: 0.');
  },
};
