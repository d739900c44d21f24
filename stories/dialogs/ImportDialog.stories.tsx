import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryApp } from '../StoryApp';
import {
  checkFiles,
  continueImport,
  csv,
  europeanFile,
  header,
  line,
  lines,
  uploadFiles,
} from './importCsv';

const meta = {
  title: 'dialogs/ImportDialog',
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { path: '/accounts?import', organizations: 0 },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const currentStep = () => document.querySelector('[aria-current="step"]')?.textContent;

export const Empty: Story = {
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Import CSV' }));
    await expect(dialog.getByRole('button', { name: 'Continue' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(dialog.queryByRole('button', { name: 'Back' })).toBeNull();
    await expect(
      dialog.getByText('Status and dates from an export are not imported. The server sets them.'),
    ).toBeVisible();
    dialog.getByRole('button', { name: 'Download template' });
  },
};

/** Three steps; what was chosen stays when going back. */
export const Steps: Story = {
  play: async () => {
    const dialog = await uploadFiles(csv(lines(2)));
    await expect(currentStep()).toContain('Files');
    await continueImport(dialog);
    await expect(currentStep()).toContain('Columns');
    await waitFor(() =>
      expect(dialog.getByRole('heading', { name: 'Step 2 of 3: Columns' })).toHaveFocus(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await expect(currentStep()).toContain('Files');
    dialog.getByText('organizations.csv');
    await continueImport(dialog);
    await continueImport(dialog);
    await expect(currentStep()).toContain('Check');
    await dialog.findByRole('button', { name: 'Import 2 organizations' });
  },
};

export const Preview: Story = {
  play: async () => {
    const dialog = await checkFiles(csv(lines(120)));
    await dialog.findByText('120 of 120 organizations can be imported.');
    await expect(
      within(dialog.getByRole('table', { name: 'Rows' })).getAllByRole('row'),
    ).toHaveLength(11);
    dialog.getByText('1–10 of 120');
  },
};

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
      'The file is not valid UTF-8 text. Save it as “CSV UTF-8” and add it again.',
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

/** Invalid cells without any missing ones. */
export const InvalidCells: Story = {
  play: async () => {
    const dialog = await checkFiles(csv(lines(2).replace('1.50', '1e3')));
    await dialog.findByText('Validation failed');
    await expect(dialog.queryByText('Please check required fields')).toBeNull();
  },
};

/** What needs correcting is shown first, each row with its first reason. */
export const InvalidRows: Story = {
  play: async () => {
    const dialog = await checkFiles(
      csv(`${lines(2)}\r\n,new,Ann,a@b,1e3,EUR,full,5\r\n${line(1)}\r\n`),
    );
    await dialog.findByText('Please check required fields');
    dialog.getByText('Please check for duplicate organization');
    await expect(dialog.getByRole('radio', { name: 'To correct' })).toBeChecked();
    for (const text of [
      'Required field.',
      'Email address is invalid.',
      'Amount should be a number.',
    ])
      dialog.getByText(text);
    await expect(
      dialog.getAllByText('Name should be unique. Also used on line 3.').length,
    ).toBeGreaterThan(0);
    const [, row] = within(dialog.getByRole('table', { name: 'Rows' })).getAllByRole('row');
    const [number, name, state] = within(row ?? document.body).getAllByRole('cell');
    await expect(number).toHaveTextContent('4');
    await expect(name).toHaveTextContent('Required field.');
    await expect(state).toHaveTextContent(/^To correctEdit$/);
    await dialog.findByRole('button', { name: 'Import 2 organizations' });
  },
};

export const CorrectedInPlace: Story = {
  play: async () => {
    const dialog = await checkFiles(csv(`${header}\r\n,new,Ann,a@b,1,EUR,full,5`));
    await userEvent.click(await dialog.findByRole('button', { name: 'Edit line 2' }));
    const name = dialog.getByRole('textbox', { name: 'Name, line 2' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.type(name, 'New Ltd');
    const email = dialog.getByRole('textbox', { name: 'Billing email, line 2' });
    await userEvent.clear(email);
    await expect(email).toHaveAccessibleDescription('Required field.');
    await userEvent.type(email, 'Ann <ann@new.example>');
    await userEvent.tab();
    await expect(email).toHaveValue('ann@new.example');
    await userEvent.type(email, '{Enter}');
    await dialog.findByText('1 of 1 organization can be imported.');
    await expect(dialog.getByRole('radio', { name: 'All rows' })).toHaveFocus();
  },
};

/** An invalid cell opens as the field that corrects it, with its text selected. */
export const CellCorrected: Story = {
  play: async () => {
    const dialog = await checkFiles(csv(`${header}\r\n,new,Ann,a@b,1,EUR,full,5`));
    await userEvent.click(
      await dialog.findByRole('button', { name: 'Correct Billing email, line 2: a@b' }),
    );
    const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Billing email, line 2' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect([field.selectionStart, field.selectionEnd]).toEqual([0, 3]);
  },
};

/** Unknown headers are matched by hand. Rows without a seat type get the default. */
export const MatchedManually: Story = {
  play: async () => {
    const dialog = await uploadFiles(
      csv(
        'Mandant;subdomain;billing_name;billing_email;amount;currency;total_seats\r\nMüller;mueller;Jan;jan@mueller.example;12.50;EUR;5\r\nNord;nord;Eva;eva@nord.example;7;EUR;5',
        'kunden.csv',
      ),
    );
    await continueImport(dialog);
    await dialog.findByText('No column for: Name, Seat type.');
    await expect(dialog.getByRole('button', { name: 'Continue' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    const name = dialog.getByRole('combobox', { name: 'Mandant' });
    await expect(name).toHaveAccessibleDescription('Müller · Nord');
    await userEvent.selectOptions(name, 'Name');
    await dialog.findByText('No column for: Seat type.');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Default seat type' }), 'full');
    await continueImport(dialog);
    await dialog.findByText('2 of 2 organizations can be imported.');
    // A file with the same header is matched in the same way.
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Back' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove kunden.csv' }));
    await uploadFiles(
      csv(
        'Mandant;subdomain;billing_name;billing_email;amount;currency;total_seats\r\nSüd;sued;Jan;jan@sued.example;12.50;EUR;5',
        'mehr-kunden.csv',
      ),
    );
    await continueImport(dialog);
    await expect(await dialog.findByRole('combobox', { name: 'Mandant' })).toHaveValue('name');
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
    await expect(question.getAllByRole('radio')).toHaveLength(4);
    await userEvent.click(question.getByRole('radio', { name: /^Währung · Plätze · Müller/ }));
    await dialog.findByText(/2 rows$/);
    await continueImport(dialog);
    const format = within(dialog.getByRole('group', { name: 'Format of kunden.csv' }));
    await expect(format.getByRole('combobox', { name: 'Delimiter' })).toHaveValue(';');
    await expect(format.getByRole('textbox', { name: 'Header row' })).toHaveValue('3');
    await expect(format.getByRole('radio', { name: 'Comma' })).toBeChecked();
    format.getByText('1.200,50 is 1,200.50.');
    await continueImport(dialog);
    await dialog.findByText('2 of 2 organizations can be imported.');
  },
};

/** None of the readings of a file is right. */
export const UnknownEncoding: Story = {
  play: async () => {
    const dialog = await uploadFiles(csv(europeanFile, 'kunden.csv'));
    await userEvent.click(await dialog.findByRole('radio', { name: 'None of these' }));
    await dialog.findByText(
      'The file is not valid UTF-8 text. Save it as “CSV UTF-8” and add it again.',
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
    await dialog.findByText('3 of 3 organizations can be imported.');
  },
};

/** Faults that repeat in a column are corrected at once; another text by find and replace. */
export const ColumnCorrected: Story = {
  play: async () => {
    const dialog = await checkFiles(
      csv(
        lines(6)
          .replace('1.50', '"1,50"')
          .replace('2.50', '"2,50"')
          .replaceAll(/@(company-[345])/g, ' at $1'),
      ),
    );
    await dialog.findByText('1 of 6 organizations can be imported.');
    dialog.getByText('2 amounts use a comma');
    dialog.getByText('1,50 → 1.50');
    await userEvent.click(dialog.getByRole('button', { name: 'Correct 2 cells' }));
    await dialog.findByText('3 of 6 organizations can be imported.');
    await userEvent.click(dialog.getByRole('button', { name: 'Find and replace' }));
    const form = within(dialog.getByRole('form', { name: 'Find and replace' }));
    await expect(form.getByRole('combobox', { name: 'Column' })).toHaveValue('billing_email');
    await expect(form.getByRole('textbox', { name: 'Find' })).toHaveFocus();
    await userEvent.keyboard(' at ');
    await userEvent.type(form.getByRole('textbox', { name: 'Replace with' }), '@');
    form.getByRole('button', { name: 'Replace in 3 cells' });
    await userEvent.keyboard('{Enter}');
    await dialog.findByText('6 of 6 organizations can be imported.');
    await userEvent.keyboard('{Escape}');
    dialog.getByRole('button', { name: 'Find and replace' });
  },
};

/** Blank cells that a default fills show it. */
export const DefaultsShown: Story = {
  play: async () => {
    const dialog = await uploadFiles(csv(lines(2).replaceAll('EUR,full', ',')));
    await continueImport(dialog);
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: 'Default currency' }),
      'SEK',
    );
    await userEvent.type(dialog.getByRole('textbox', { name: 'Default seat type' }), 'light');
    await continueImport(dialog);
    await dialog.findByText('2 of 2 organizations can be imported.');
    await expect(dialog.getAllByText('SEK')).toHaveLength(2);
    await expect(dialog.getAllByText('light')).toHaveLength(2);
  },
};

export const Discard: Story = {
  play: async () => {
    const dialog = await checkFiles(csv(lines(3)));
    await dialog.findByRole('button', { name: 'Import 3 organizations' });
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('alertdialog', { name: 'Discard changes?' });
  },
};
