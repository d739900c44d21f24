import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { StoryApp } from '../StoryApp';
import { checkFiles, continueImport, csv, header, line, lines, uploadFiles } from './importCsv';

const meta = {
  title: 'dialogs/ImportDialog',
  tags: ['!autodocs'],
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { path: '/accounts?import', organizations: 0 },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const cell = (dialog: Awaited<ReturnType<typeof checkFiles>>, name: string) =>
  dialog.getByRole<HTMLInputElement>('textbox', { name });
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
    const goOn = dialog.getByRole('button', { name: 'Continue' });
    await expect(goOn.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
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
    await dialog.findByText('Ready: 120. To correct: 0.');
    await expect(
      within(dialog.getByRole('table', { name: 'Rows' })).getAllByRole('row'),
    ).toHaveLength(11);
    dialog.getByText('1–10 of 120');
  },
};

/** What needs correcting is shown first, each reason in its cell. */
export const InvalidRows: Story = {
  play: async () => {
    const dialog = await checkFiles(
      csv(`${lines(2)}\r\n,new,Ann,a@b,1e3,EUR,full,5\r\n${line(1)}\r\n`),
    );
    await dialog.findByText(
      'Ready: 1. To correct: 3. Please check required fields. Please check for duplicate organization.',
    );
    await expect(dialog.getByRole('radio', { name: 'To correct 3' })).toBeChecked();
    await expect(cell(dialog, 'Name, line 4')).toHaveAccessibleDescription('Required field.');
    await expect(cell(dialog, 'Billing email, line 4')).toHaveAccessibleDescription(
      'Email address is invalid.',
    );
    await expect(cell(dialog, 'Name, line 3')).toHaveAccessibleDescription(
      'Name should be unique. Also used on line 5.',
    );
    await dialog.findByRole('button', { name: 'Import 1 organization' });
  },
};

/** Faults in six columns: each row names them beside its name, whatever is scrolled out of view. */
export const ManyFaults: Story = {
  play: async () => {
    const faulty = (n: number) => `Faulty ${n},bad_${n},,nobody-${n},1e${n},Taler,full,many`;
    const dialog = await checkFiles(
      csv([header, ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(faulty)].join('\r\n')),
    );
    await dialog.findByRole('radio', { name: 'To correct 9' });
    if (!matchMedia('(min-width: 1280px)').matches) return;
    const field = dialog.getByRole('button', { name: 'Correct Subdomain, line 9' });
    const footer = dialog.getByRole('button', { name: 'Back' }).getBoundingClientRect();
    const eighthRow = field.closest('tr');
    await expect(eighthRow?.getBoundingClientRect().height).toBe(64);
    await expect(field.getBoundingClientRect().bottom).toBeLessThan(footer.top - 12);
    const message = dialog.getAllByText('Required field.').at(7);
    await expect(message?.getBoundingClientRect().bottom).toBeLessThan(footer.top - 12);
    // The name of a field leads to its cell, which is in view.
    const total = cell(dialog, 'Total seats, line 2');
    await userEvent.click(dialog.getByRole('button', { name: 'Correct Total seats, line 2' }));
    await expect(total).toHaveFocus();
    await expect([total.selectionStart, total.selectionEnd]).toEqual([0, 4]);
    await expect(total.getBoundingClientRect().right).toBeLessThan(footer.left + 1120);
    // Other values of the row can be corrected, too.
    await expect(cell(dialog, 'Seat type, line 2')).toHaveValue('full');
  },
};

/** Of two rows with one subdomain, a person decides which is right. */
export const LeftOut: Story = {
  play: async () => {
    const dialog = await checkFiles(
      csv(`${lines(2)}\r\n${line(2).replace('company-2,', 'company-1,')}`),
    );
    await dialog.findByText(/^Ready: 1\. To correct: 2\./);
    dialog.getByText('Subdomain should be unique. Also used on line 3.');
    dialog.getByText('Subdomain should be unique. Also used on line 4.');
    dialog.getByRole('button', { name: 'Leave out line 3' }).focus();
    await userEvent.keyboard('{Enter}');
    await dialog.findByText('Ready: 2. To correct: 0. 1 left out.');
    const include = dialog.getByRole('button', { name: 'Include line 3' });
    await expect(include).toHaveFocus();
    await userEvent.click(include);
    await dialog.findByText(/^Ready: 1\. To correct: 2\./);
    await userEvent.click(dialog.getByRole('button', { name: 'Leave out line 4' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Import 2 organizations' }));
    await dialog.findByText('2 created, 1 left out.');
    dialog.getByText('2 organizations created');
  },
};

/** Enter goes on to the next cell that is wrong; what is corrected stays where it is. */
export const CorrectedInPlace: Story = {
  play: async () => {
    const dialog = await checkFiles(csv(`${header}\r\n,new,Ann,a@b,1,EUR,full,5`));
    const email = await dialog.findByRole('textbox', { name: 'Billing email, line 2' });
    const place = email.getBoundingClientRect().top;
    const name = cell(dialog, 'Name, line 2');
    await userEvent.type(name, 'New Ltd{Enter}');
    await expect(email).toHaveFocus();
    await userEvent.clear(email);
    await expect(email).toHaveAccessibleDescription('Required field.');
    await userEvent.keyboard('{Escape}');
    await expect(email).toHaveValue('a@b');
    await userEvent.clear(email);
    await userEvent.type(email, 'Ann <ann@new.example>');
    await expect(email).not.toHaveAccessibleDescription();
    await expect(email.getBoundingClientRect().top).toBe(place);
    await userEvent.tab();
    await expect(email).toHaveValue('ann@new.example');
    await dialog.findByText('Ready: 1. To correct: 0.');
    await expect(dialog.getByRole('radio', { name: 'To correct 0' })).toBeChecked();
    await expect(cell(dialog, 'Name, line 2')).toHaveValue('New Ltd');
  },
};

/** What is typed counts for the button that is pressed next. */
export const CorrectedByPress: Story = {
  play: async () => {
    const dialog = await checkFiles(csv(`${header}\r\n${line(1).replace('1.50', '1e3')}`));
    const amount = await dialog.findByRole('textbox', { name: 'Amount, line 2' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '1000');
    await userEvent.click(dialog.getByRole('button', { name: 'Import organizations' }));
    await dialog.findByText('1 organization created.');
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
    await dialog.findByText('Ready: 2. To correct: 0.');
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
    await dialog.findByText('Ready: 1. To correct: 5.');
    dialog.getByText('2 amounts use a comma');
    dialog.getByText('1,50 → 1.50');
    await userEvent.click(dialog.getByRole('button', { name: 'Correct 2 cells' }));
    await dialog.findByText('Ready: 3. To correct: 3.');
    await userEvent.click(dialog.getByRole('button', { name: 'Find and replace' }));
    const form = within(dialog.getByRole('form', { name: 'Find and replace' }));
    await expect(form.getByRole('combobox', { name: 'Column' })).toHaveValue('billing_email');
    await expect(form.getByRole('textbox', { name: 'Find' })).toHaveFocus();
    await userEvent.keyboard(' at ');
    await userEvent.type(form.getByRole('textbox', { name: 'Replace with' }), '@');
    form.getByRole('button', { name: 'Replace in 3 cells' });
    await userEvent.keyboard('{Enter}');
    await dialog.findByText('Ready: 6. To correct: 0.');
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
    await dialog.findByText('Ready: 2. To correct: 0.');
    // On small screens, valid cells are hidden at first.
    for (const button of dialog.queryAllByRole('button', { name: /^Show all fields/ }))
      await userEvent.click(button);
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
