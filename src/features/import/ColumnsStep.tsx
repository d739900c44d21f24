import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { parseDecimal } from '~/domain/rules/parseDecimal';
import { currencies } from '~/domain/rules/currencies';
import { cleanText } from '~/domain/text/cleanText';
import { encodings, type Encoding } from '~/lib/csv/readCsv';
import { formatNumber } from '~/lib/format';
import { isBlank } from '~/lib/text';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/Button';
import { Alert } from '~/ui/Feedback';
import { Field } from '~/ui/Field';
import { Select } from '~/ui/Select';
import { TextInput } from '~/ui/Input';
import { MutedText } from '~/ui/text';
import { checkRow } from './checkRow';
import {
  columnsOfServer,
  fieldLabel,
  fieldOptions,
  fieldRule,
  identifyingFields,
  importFields,
  missingFields,
  swapSeparators,
  type DecimalSeparator,
  type ImportField,
} from './fields';
import { delimiters, type Table } from './importFile';
import { importedRows, readingOf, type ImportStore, type ReadFile } from './ImportStore';

interface FileProps {
  readonly store: ImportStore;
  readonly file: ReadFile;
}

/** How the files are read, and which of their columns are which fields. */
export const ColumnsStep = observer(function ColumnsStep({
  store,
}: {
  readonly store: ImportStore;
}) {
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
const maxShownColumns = 5;

/** What was found in a file, and what is left to decide. */
function FileColumns({ store, file, hasName }: FileProps & { readonly hasName: boolean }) {
  const { table, columns, initialColumns, evidence, defaults } = file;
  const shown = fileColumns(table);
  const isIdentified = identifyingFields.some((field) => columns.includes(field));
  const missing = missingFields(columns, defaults);
  const unmatched = shown.filter(
    ({ index, isHidden, isOfServer }) => !initialColumns[index] && !isHidden && !isOfServer,
  );
  const listed = unmatched.slice(0, maxShownColumns);
  const matchedCount = columns.filter((field) => field !== undefined).length;
  return (
    <section aria-label={file.name}>
      <header>
        <h4>
          {hasName && <bdi>{`${file.name} · `}</bdi>}
          {`${matchedCount} of ${shown.length} columns matched`}
        </h4>
        <MutedText>{foundText(file)}</MutedText>
      </header>
      {!isIdentified && (
        <Alert tone="warning">Match a column to Name, Subdomain or ID to go on.</Alert>
      )}
      {evidence.example !== undefined && <SeparatorQuestion store={store} file={file} />}
      <HiddenParts store={store} file={file} />
      {listed.length > 0 && (
        <Unmatched>
          {listed.map((column) => (
            <li key={column.index}>
              <ColumnName column={column} />
              {!columns[column.index] && <MutedText>is not imported</MutedText>}
              <ColumnField store={store} file={file} column={column} />
            </li>
          ))}
        </Unmatched>
      )}
      <Preview file={file} />
      {missing.length > 0 && isIdentified && !columns.includes('id') && (
        <MutedText>
          {`New organizations also need: ${missing.map(fieldLabel).join(', ')}.`}
        </MutedText>
      )}
      <FileDetails
        store={store}
        file={file}
        others={shown.filter((column) => !listed.includes(column))}
      />
    </section>
  );
}

/** A column of a file, as it is shown. */
interface FileColumn {
  readonly index: number;
  readonly name: string;
  readonly samples: readonly string[];
  readonly isHidden: boolean;
  readonly isOfServer: boolean;
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
      samples: [...samples],
      isHidden: hiddenColumns.has(index),
      isOfServer: ofServer.has(index),
    };
  });
}

const delimiterNames: Readonly<Record<string, readonly [name: string, adjective: string]>> = {
  ',': ['Comma', 'Comma-separated'],
  ';': ['Semicolon', 'Semicolon-separated'],
  '\t': ['Tab', 'Tab-separated'],
  '|': ['Vertical bar', 'Separated by |'],
};

/** "Comma-separated · header in row 1 · decimal point". */
function foundText({ table: { format }, decimalSeparator }: ReadFile): string {
  const { delimiter, sheet, headerRow } = format;
  const parts = [
    sheet === undefined
      ? (delimiterNames[delimiter ?? '']?.[1] ?? `Separated by ${delimiter}`)
      : `Sheet ${sheet}`,
    `header in row ${formatNumber(headerRow)}`,
    ...(decimalSeparator ? [`decimal ${decimalSeparator}`] : []),
  ];
  return parts.join(' · ');
}

/** Asks how numbers are written that can be read in two ways. */
function SeparatorQuestion({ store, file }: FileProps) {
  const { example = '' } = file.evidence;
  const swapped = swapSeparators(example);
  const [point, comma] = [example, swapped].map((text) =>
    formatNumber(parseDecimal(text)?.value ?? 0),
  );
  return (
    <Question>
      <span>{`${example} can be ${point} or ${comma}.`}</span>
      <SeparatorField store={store} file={file} />
    </Question>
  );
}

function SeparatorField({ store, file }: FileProps) {
  const { decimalSeparator } = file;
  return (
    <Choice
      label="Decimal separator"
      value={decimalSeparator ?? ''}
      options={[
        ...(decimalSeparator ? [] : [{ value: '', label: 'Choose' }]),
        { value: 'point', label: 'Point' },
        { value: 'comma', label: 'Comma' },
      ]}
      onChange={(value) => store.setReading(file, { decimalSeparator: value as DecimalSeparator })}
    />
  );
}

/** Says what is hidden in a workbook, and offers to include hidden rows. */
function HiddenParts({ store, file }: FileProps) {
  const { table, includesHiddenRows } = file;
  const rows = table.rows.filter(({ isHidden }) => isHidden).length;
  const columns = [...table.hiddenColumns].filter((index) => index < table.headers.length).length;
  return (
    <>
      {rows > 0 && (
        <Question>
          <span>
            {`${formatNumber(rows)} hidden ${rows === 1 ? 'row is' : 'rows are'} ${includesHiddenRows ? 'included' : 'left out'}`}
          </span>
          <Button
            size="small"
            onClick={() => store.setReading(file, { includesHiddenRows: !includesHiddenRows })}
          >
            {includesHiddenRows ? 'Leave out' : 'Include'}
          </Button>
        </Question>
      )}
      {columns > 0 && (
        <MutedText>
          {columns === 1
            ? '1 hidden column isn’t matched.'
            : `${formatNumber(columns)} hidden columns aren’t matched.`}
        </MutedText>
      )}
    </>
  );
}

interface ColumnProps {
  readonly column: FileColumn;
}

function ColumnName({ column: { name, samples } }: ColumnProps) {
  return (
    <span>
      <bdi>{name}</bdi> <MutedText>{samples.join(' · ')}</MutedText>
    </span>
  );
}

function ColumnField({ store, file, column: { index, name } }: FileProps & ColumnProps) {
  const field = file.columns[index];
  return (
    <Select
      aria-label={`Field, ${name}`}
      value={field ?? ''}
      options={[
        { value: '', label: field ? 'Not imported' : 'Choose field' },
        ...fieldOptions(file.columns),
      ]}
      onChange={({ target }) => store.match(file, index, target.value || undefined)}
    />
  );
}

/** As many fields as there is space for, those that tell rows apart first. */
const previewOrder: readonly ImportField[] = [
  'name',
  'subdomain',
  'billing_name',
  'billing_email',
  'amount',
  'seat_type',
  'total_seats',
  'id',
  ...importFields,
];
const maxPreviewFields = 7;

/** The first two rows, as they are read. */
function Preview({ file }: Pick<FileProps, 'file'>) {
  const rows = importedRows(file, 2).map((row) => checkRow(row, readingOf(file)));
  const hasAmount = file.columns.includes('amount');
  const fields = [...new Set(previewOrder)]
    .filter((field) => file.columns.includes(field) && !(hasAmount && field === 'currency'))
    .slice(0, maxPreviewFields);
  if (fields.length === 0) return null;
  const isEnd = (field: ImportField) => fieldRule(field).kind === 'number';
  return (
    <PreviewTable aria-label={`Preview of ${file.name}`}>
      <thead>
        <tr>
          {fields.map((field) => (
            <th key={field} scope="col" data-end={isEnd(field) || undefined}>
              {fieldLabel(field)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, values }) => (
          <tr key={id}>
            {fields.map((field) => (
              <td key={field} data-end={isEnd(field) || undefined}>
                <bdi>
                  {field === 'amount'
                    ? `${values['amount'] ?? ''} ${values['currency'] ?? ''}`
                    : values[field]}
                </bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </PreviewTable>
  );
}

/** Everything else that can be changed. */
function FileDetails({
  store,
  file,
  others,
}: FileProps & { readonly others: readonly FileColumn[] }) {
  const { table, columns, defaults, evidence } = file;
  const { sheet, delimiter, encoding, headerRow } = table.format;
  const setDefault = (field: ImportField, value: string) =>
    store.setReading(file, { defaults: { ...defaults, [field]: value } });
  return (
    <Details>
      <summary>Change columns, delimiter and defaults</summary>
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
          <Choice
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
          <Choice
            label="Encoding"
            value={encoding}
            options={Object.entries(encodings).map(([value, label]) => ({ value, label }))}
            onChange={(value) => store.setFormat(file, { encoding: value as Encoding })}
          />
        )}
        {evidence.example === undefined && <SeparatorField store={store} file={file} />}
        {!columns.includes('currency') && (
          <Choice
            label="Currency"
            hint="Of all rows."
            value={defaults['currency'] ?? ''}
            options={[
              { value: '', label: 'None' },
              ...currencies.map((value) => ({ value, label: value })),
            ]}
            onChange={(value) => setDefault('currency', value)}
          />
        )}
        {!columns.includes('seat_type') && (
          <Field label="Seat type" hint="Of all rows.">
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                value={defaults['seat_type'] ?? ''}
                onChange={({ target }) => setDefault('seat_type', target.value)}
              />
            )}
          </Field>
        )}
      </Grid>
      <ColumnList>
        {others.map((column) => (
          <li key={column.index}>
            <ColumnName column={column} />
            {column.isOfServer && !columns[column.index] && (
              <MutedText>Set by the server</MutedText>
            )}
            {column.isHidden && <MutedText>Hidden</MutedText>}
            <ColumnField store={store} file={file} column={column} />
          </li>
        ))}
      </ColumnList>
    </Details>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, hint, onChange, ...select }: ChoiceProps) {
  return (
    <Field label={label} hint={hint}>
      {(control) => (
        <Select {...control} {...select} onChange={({ target }) => onChange(target.value)} />
      )}
    </Field>
  );
}

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
    margin: 0;
    ${theme.type[14]};
    font-weight: ${theme.fontWeight.semibold};
    overflow-wrap: anywhere;
  }
`;
const Question = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border: 1px solid ${theme.warning.border};
  border-radius: ${theme.radius.control};
  background: ${theme.warning.subtle};
`;
const ColumnList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr));
  gap: ${theme.space[2]} ${theme.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[1]} ${theme.space[3]};
  }
  & > li > span:first-of-type {
    flex: 1 1 120px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > li > :last-child {
    flex: none;
    inline-size: 160px;
  }
`;
const Unmatched = styled(ColumnList)`
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
const PreviewTable = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  & th,
  & td {
    padding: ${theme.space[3]} ${theme.space[3]} ${theme.space[3]} 0;
    overflow: hidden;
    border-block-end: 1px solid ${theme.border.row};
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & th {
    padding-block: ${theme.space[2]};
    color: ${theme.text.muted};
    ${theme.type[12]};
    font-weight: ${theme.fontWeight.medium};
  }
  & [data-end] {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & th:last-of-type,
  & td:last-of-type {
    padding-inline-end: 0;
  }
  ${theme.media.belowMedium} {
    & th:nth-of-type(n + 4),
    & td:nth-of-type(n + 4) {
      display: none;
    }
  }
`;
const Details = styled.details`
  & > summary {
    inline-size: fit-content;
    border-radius: ${theme.radius.small};
    color: ${theme.text.muted};
    cursor: pointer;
  }
  & > summary:hover {
    color: ${theme.text.primary};
  }
`;
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 160px), 1fr));
  gap: ${theme.space[4]} ${theme.space[5]};
  margin-block: ${theme.space[4]} ${theme.space[5]};
`;
