import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { parseDecimal } from '~/domain/rules/checkField';
import { cleanText } from '~/domain/text/cleanText';
import { currencyOptions } from '~/forms/currencyOptions';
import { encodings, type Encoding } from '~/lib/csv/readCsv';
import { countOf, formatNumber } from '~/lib/format';
import { swapSeparators, type DecimalSeparator } from '~/lib/numberNotation';
import { isBlank } from '~/lib/text';
import { theme } from '~/theme/theme';
import { EndButton } from '~/ui/Button';
import { Alert } from '~/ui/Feedback';
import { Disclosure } from '~/ui/Disclosure';
import { Field, type FieldProps } from '~/ui/Field';
import { TextInput } from '~/ui/Input';
import { Select, SelectField } from '~/ui/Select';
import { DataTable, type Column } from '~/ui/table/DataTable';
import { Muted } from '~/ui/text';
import { checkRow, rowAmount, type ImportRow } from './checkRow';
import {
  columnsOfServer,
  defaultFields,
  fieldOf,
  fieldOptions,
  matchColumns,
  missingFields,
  type ImportField,
} from './importFields';
import type { ReadFile } from './ImportFile';
import type { ImportStore } from './ImportStore';
import { delimiters, type Table } from './readTable';
import { countRows } from './rowMessages';

interface FileProps {
  readonly file: ReadFile;
}

interface StoreProps {
  readonly store: ImportStore;
}

/** How the files are read, and which of their columns are which fields. */
export const ColumnsStep = observer(function ColumnsStep({ store }: StoreProps) {
  const { importedFiles } = store;
  return (
    <Steps>
      {importedFiles.map((file) => (
        <FileColumns key={file.id} store={store} file={file} hasName={importedFiles.length > 1} />
      ))}
    </Steps>
  );
});

/** More unmatched columns than this are listed with the others. */
const maxListed = 5;

/** What was found in a file, and what is left to decide. */
const FileColumns = observer(function FileColumns({
  store,
  file,
  hasName,
}: StoreProps & FileProps & { readonly hasName: boolean }) {
  const { table, columns, evidence, includesHiddenRows: isIncluded } = file;
  const [isOpen, setOpen] = useState(false);
  const hiddenRows = table.rows.filter(({ isHidden }) => isHidden).length;
  const shown = fileColumns(table);
  // Those that were matched by hand stay where they are.
  const matched = matchColumns(table.headers, table.hiddenColumns);
  const unmatched = shown.filter(({ index, note }) => !matched[index] && note === undefined);
  const listed = unmatched.slice(0, maxListed);
  // With an id and no seats, rows are about organizations that exist, as in an export.
  const isUpdate = columns.includes('id') && !columns.includes('total_seats');
  const mayCreate = file.isIdentified && !isUpdate;
  const missing = missingFields(columns).filter((field) => !isDefault(field));
  const defaults = defaultFields.filter((field) => !columns.includes(field));
  const asked = mayCreate ? defaults : [];
  const matchedCount = columns.filter((field) => field !== undefined).length;
  return (
    <section aria-label={file.name}>
      <header>
        <h4>
          {hasName && <bdi>{`${file.name} · `}</bdi>}
          {`${matchedCount} of ${shown.length} columns matched`}
        </h4>
        <Muted>{foundText(file)}</Muted>
      </header>
      {!file.isIdentified && (
        <Alert tone="warning">Match a column to Name, Subdomain or ID to go on.</Alert>
      )}
      {(evidence.example !== undefined || hiddenRows > 0 || listed.length + asked.length > 0) && (
        <Decisions>
          {evidence.example !== undefined && (
            <li>
              <Subject as="span">{exampleText(evidence.example)}</Subject>
              <Muted>Decimal separator</Muted>
              <SeparatorField file={file} hideLabel />
            </li>
          )}
          {hiddenRows > 0 && (
            <li>
              <Subject as="span">{`${countOf(hiddenRows, 'hidden row is', 'hidden rows are')} ${isIncluded ? 'included' : 'left out'}`}</Subject>
              <EndButton onClick={() => file.set({ includesHiddenRows: !isIncluded })}>
                {isIncluded ? 'Leave out' : 'Include'}
              </EndButton>
            </li>
          )}
          {listed.map((column) => (
            <ColumnItem key={column.index} file={file} column={column} note="is not imported" />
          ))}
          {asked.map((field) => (
            <DefaultItem key={field} file={file} field={field} />
          ))}
        </Decisions>
      )}
      <Preview file={file} />
      {missing.length > 0 && mayCreate && (
        <Needed>
          {`New organizations also need: ${missing.map((field) => fieldOf(field).label).join(', ')}.`}
        </Needed>
      )}
      <Disclosure
        summary="Change columns, delimiter and defaults"
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        {isOpen && (
          <>
            <FormatFields store={store} file={file} />
            <ColumnList>
              {shown
                .filter((column) => !listed.includes(column))
                .map((column) => (
                  <ColumnItem key={column.index} file={file} column={column} note={column.note} />
                ))}
              {!mayCreate &&
                defaults.map((field) => <DefaultItem key={field} file={file} field={field} />)}
            </ColumnList>
          </>
        )}
      </Disclosure>
    </section>
  );
});

/** A column of a file, as it is shown. */
interface FileColumn {
  readonly index: number;
  readonly name: string;
  readonly samples: string;
  /** Why it isn't matched by its name. */
  readonly note: string | undefined;
}

const maxSamples = 2;
const maxSampleLength = 100;

/** Without empty ones: spreadsheets often have one before the first. */
function fileColumns({ headers, rows, hiddenColumns }: Table): readonly FileColumn[] {
  const ofServer = columnsOfServer(headers);
  return headers.flatMap((header, index) => {
    const samples = new Set<string>();
    for (const { cells } of rows) {
      const text = cells[index]?.text ?? '';
      if (!isBlank(text)) samples.add(cleanText(text.slice(0, maxSampleLength)));
      if (samples.size === maxSamples) break;
    }
    if (header === '' && samples.size === 0) return [];
    return {
      index,
      name: header || `Column ${index + 1}`,
      samples: [...samples].join(' · '),
      note: ofServer.has(index)
        ? 'Set by the server'
        : hiddenColumns.has(index)
          ? 'Hidden'
          : undefined,
    };
  });
}

interface ColumnItemProps extends FileProps {
  readonly column: FileColumn;
  /** Shown until it is matched. */
  readonly note: string | undefined;
}

/** A column with the select of its field. */
const ColumnItem = observer(function ColumnItem({
  file,
  column: { index, name, samples },
  note,
}: ColumnItemProps) {
  const field = file.columns[index];
  return (
    <li>
      <Subject as="span">
        <bdi>{name}</bdi> <Muted>{samples}</Muted>
      </Subject>
      {note && !field && <Muted>{note}</Muted>}
      <Select
        aria-label={`Field, ${name}`}
        value={field ?? ''}
        options={[{ value: '', label: field ? 'Not imported' : 'Choose field' }, ...fieldOptions]}
        onChange={({ target }) => file.match(index, target.value || undefined)}
      />
    </li>
  );
});

type DefaultField = (typeof defaultFields)[number];

function isDefault(field: ImportField): field is DefaultField {
  return (defaultFields as readonly string[]).includes(field);
}

interface DefaultItemProps extends FileProps {
  readonly field: DefaultField;
}

/** One value of a field that no column has, for all rows. */
const DefaultItem = observer(function DefaultItem({ file, field }: DefaultItemProps) {
  const id = useId();
  const { defaults } = file;
  const control = {
    id,
    value: defaults[field] ?? '',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      file.set({ defaults: { ...defaults, [field]: target.value } }),
  };
  return (
    <li>
      <Subject htmlFor={id}>{`${fieldOf(field).label} for all rows`}</Subject>
      {field === 'currency' ? (
        <Select {...control} options={currencyOptions('')} />
      ) : (
        <TextInput {...control} autoComplete="off" />
      )}
    </li>
  );
});

const delimiterNames: Readonly<Record<string, readonly [name: string, adjective: string]>> = {
  ',': ['Comma', 'Comma-separated'],
  ';': ['Semicolon', 'Semicolon-separated'],
  '\t': ['Tab', 'Tab-separated'],
  '|': ['Vertical bar', 'Separated by |'],
};

/** "Comma-separated · header in row 1 · decimal point". */
function foundText({ table, columns, decimalSeparator }: ReadFile): string {
  const { delimiter = '', sheet, headerRow } = table.format;
  const hidden = table.headers.filter((_, n) => table.hiddenColumns.has(n) && !columns[n]).length;
  const parts = [
    sheet === undefined
      ? (delimiterNames[delimiter]?.[1] ?? `Separated by ${delimiter}`)
      : `Sheet ${sheet}`,
    `header in row ${formatNumber(headerRow)}`,
    ...(decimalSeparator ? [`decimal ${decimalSeparator}`] : []),
    ...(hidden ? [`${countOf(hidden, 'hidden column')} not matched`] : []),
  ];
  return parts.join(' · ');
}

/** "1.200 can be 1.2 or 1,200." */
function exampleText(example: string): string {
  const [point, comma] = [example, swapSeparators(example)].map((text) =>
    formatNumber(parseDecimal(text)?.value ?? 0),
  );
  return `${example} can be ${point} or ${comma}.`;
}

/**
 * The fields that tell rows apart, with their columns; the currency stands beside the amount. The first
 * that a file has stays at every width.
 */
const previewColumns: readonly (readonly [
  ImportField,
  Pick<Column<ImportRow>, 'width' | 'hideBelow'>,
])[] = [
  ['name', {}],
  ['subdomain', { hideBelow: 900 }],
  ['billing_name', {}],
  ['billing_email', { hideBelow: 620, width: '26cqi' }],
  ['amount', { hideBelow: 620, width: 120 }],
  ['seat_type', { hideBelow: 900, width: 104 }],
  ['total_seats', { width: 104 }],
  ['id', { hideBelow: 900 }],
];

const previewRows = 2;

/** The first rows, as they are read. */
const Preview = observer(function Preview({ file }: FileProps) {
  const columns = previewColumns
    .filter(([field]) => file.columns.includes(field))
    .map(([field, layout], index): Column<ImportRow> => ({
      header: fieldOf(field).label,
      align: fieldOf(field).rule.kind === 'number' ? 'end' : 'start',
      ...(index > 0 && layout),
      cell: ({ values }) => (
        <Wrapped>{field === 'amount' ? rowAmount(values) : values[field]}</Wrapped>
      ),
    }));
  if (columns.length === 0) return null;
  const rowCount = file.tableRows.length;
  return (
    <div>
      <DataTable
        label={`Preview of ${file.name}`}
        onPage
        columns={columns}
        rows={file.rows(previewRows).map(checkRow)}
      />
      {rowCount > previewRows && (
        <PreviewNote>{`The first ${previewRows} of ${countRows(rowCount)}`}</PreviewNote>
      )}
    </div>
  );
});

/** How the file is read. */
const FormatFields = observer(function FormatFields({ store, file }: StoreProps & FileProps) {
  const { evidence } = file;
  const { sheet, delimiter, encoding, headerRow } = file.table.format;
  return (
    <Grid>
      <Field label="Header row" error={file.error}>
        {(control) => (
          <TextInput
            // Another part of the file has its header elsewhere; typing goes on in this one.
            key={[sheet, delimiter, encoding].join(' ')}
            {...control}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={headerRow}
            onChange={({ target: { value } }) => {
              if (/^[1-9]\d{0,4}$/.test(value.trim()))
                store.setFormat(file, { headerRow: Number(value) });
            }}
          />
        )}
      </Field>
      {delimiter !== undefined && (
        <SelectField
          label="Delimiter"
          value={delimiter}
          options={[...new Set([...delimiters, delimiter])].map((value) => ({
            value,
            label: delimiterNames[value]?.[0] ?? value,
          }))}
          onChange={(value) => store.setFormat(file, { delimiter: value })}
        />
      )}
      {encoding !== undefined && (
        <SelectField
          label="Encoding"
          value={encoding}
          options={Object.entries(encodings).map(([value, label]) => ({ value, label }))}
          onChange={(value) => store.setFormat(file, { encoding: value as Encoding })}
        />
      )}
      {evidence.example === undefined && <SeparatorField file={file} />}
    </Grid>
  );
});

const SeparatorField = observer(function SeparatorField({
  file,
  hideLabel,
}: FileProps & Pick<FieldProps, 'hideLabel'>) {
  const { decimalSeparator } = file;
  return (
    <SelectField
      label="Decimal separator"
      hideLabel={hideLabel}
      value={decimalSeparator ?? ''}
      options={[
        ...(decimalSeparator ? [] : [{ value: '', label: 'Choose' }]),
        { value: 'point', label: 'Point' },
        { value: 'comma', label: 'Comma' },
      ]}
      onChange={(value) => file.set({ chosenSeparator: value as DecimalSeparator })}
    />
  );
});

const Steps = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  padding: ${theme.space[5]};
  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};
  }
  & h4 {
    ${theme.type[14]};
    overflow-wrap: anywhere;
  }
`;
const PreviewNote = styled.p`
  margin-block-start: ${theme.space[2]};
  color: ${theme.text.muted};
  ${theme.type[12]};
`;
const Needed = styled.p`
  font-weight: ${theme.fontWeight.medium};
`;
const Wrapped = styled.bdi`
  white-space: normal;
  overflow-wrap: anywhere;
`;
const ColumnList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: ${theme.space[2]} ${theme.space[8]};
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[1]} ${theme.space[3]};
  }
  & > li > :last-child:not(button) {
    flex: none;
    inline-size: 160px;
    margin-inline-start: auto;
  }
`;
/** What an entry is about, beside its control. */
const Subject = styled.label`
  flex: 1 1 120px;
  overflow-wrap: anywhere;
`;
const Decisions = styled(ColumnList)`
  grid-template-columns: minmax(0, 1fr);
  gap: 0;
  border: 1px solid ${theme.border.hairline};
  border-radius: ${theme.radius.card};
  & > li {
    padding: 10px ${theme.space[3]};
  }
  & > li + li {
    border-block-start: 1px solid ${theme.border.row};
  }
`;
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 160px), 1fr));
  gap: ${theme.space[4]} ${theme.space[5]};
  margin-block: ${theme.space[4]} ${theme.space[5]};
`;
