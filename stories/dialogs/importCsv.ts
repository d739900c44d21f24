import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

/** The columns of the files; all of them match. */
export const header =
  'name,subdomain,billing_name,billing_email,amount,currency,seat_type,total_seats';
/** A valid row. */
export const line = (n: number) =>
  `Company ${n},company-${n},Ann Example,ann@company-${n}.example,${n}.50,EUR,full,${n + 5}`;
/** A file with valid rows. */
export const lines = (count: number) =>
  [header, ...Array.from({ length: count }, (_, index) => line(index))].join('\r\n');
/** In Windows-1252, with semicolons and decimal commas, below a title. */
export const europeanFile = Uint8Array.from(
  [
    'Kundenliste;;;;;;;;',
    ';;;;;;;;',
    'Firma;Subdomain;Ansprechpartner;E-Mail;Telefon;Betrag;W\xE4hrung;Lizenztyp;Pl\xE4tze',
    "M\xFCller;mueller;Jan;jan@mueller.example;'+49 30 1234567;1.200,50;eur;full;250,0",
    'Nord;nord;Eva;eva@nord.example;;89,90;EUR;full;5',
  ].join('\r\n'),
  (letter) => letter.charCodeAt(0),
);
/** A file to upload. */
export const csv = (text: string | Uint8Array<ArrayBuffer>, name = 'organizations.csv') =>
  new File([text], name, { type: 'text/csv' });

/** Adds files to the open dialog. */
export async function uploadFiles(...files: File[]) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Import CSV' }));
  await userEvent.upload(
    dialog.getByLabelText('Choose CSV or Excel files or drop them here'),
    files,
  );
  return dialog;
}

type DialogQueries = Awaited<ReturnType<typeof uploadFiles>>;

/** Goes on once the step is complete. */
export async function continueImport(dialog: DialogQueries) {
  const button = dialog.getByRole('button', { name: 'Continue' });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  const { textContent: step } = dialog.getByRole('heading', { name: /^Step/ });
  await userEvent.setup().click(button);
  await waitFor(() =>
    expect(dialog.getByRole('heading', { name: /^Step/ })).not.toHaveTextContent(step),
  );
}

/** Uploads files whose columns all match, and goes on to the rows. */
export async function checkFiles(...files: File[]) {
  const dialog = await uploadFiles(...files);
  await continueImport(dialog);
  await continueImport(dialog);
  return dialog;
}

/** Uploads a file with `count` valid rows and starts the import. */
export async function startImport(count: number) {
  const dialog = await checkFiles(csv(lines(count)));
  await userEvent.click(
    await dialog.findByRole('button', { name: `Import ${count} organizations` }),
  );
  return dialog;
}
