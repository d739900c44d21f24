import styled from '@emotion/styled';
import { compact, partition } from 'es-toolkit';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { cleanText } from '~/domain/text/cleanText';
import { currencyOptions } from '~/forms/currencyOptions';
import { countOf } from '~/lib/format';
import { isBlank } from '~/lib/text';
import { theme } from '~/theme/theme';
import { EndButton } from '~/ui/Button';
import { Alert } from '~/ui/Feedback';
import { Disclosure } from '~/ui/Disclosure';
import { TextInput } from '~/ui/Input';
import { Inline, Stack } from '~/ui/layout';
import { Select } from '~/ui/Select';
import { DataTable } from '~/ui/table/DataTable';
import type { Column } from '~/ui/table/TableRow';
import { Caption, Muted } from '~/ui/text';
import { exampleText, FormatFields, foundText, SeparatorField } from './FileFormat';
import { checkRow, rowAmount, type ImportRow } from './checkRow';
import {
  defaultFields,
  fieldOf,
  fieldOptions,
  missingFields,
  type ImportField,
} from './importFields';
import type { ImportFile } from './ImportFile';
import type { ImportStore } from './ImportStore';
import { countRows } from './rowMessages';

interface FileProps {
  readonly file: ImportFile;
}

/** How the files are read, and which of their columns are which fields. */
export const ColumnsStep = observer(function ColumnsStep({
  store,
}: {
  readonly store: ImportStore;
}) {
  const { importedFiles } = store;
  return (
    <Files>
      <Stack gap={8}>
        {importedFiles.map((file) => (
          <FileColumns key={file.id} file={file} hasName={importedFiles.length > 1} />
        ))}
      </Stack>
    </Files>
  );
});

/** More unmatched columns than this are listed with the others. */
const maxListed = 5;

/** What was found in a file, and what is left to decide. */
const FileColumns = observer(function FileColumns({
  file,
  hasName,
}: FileProps & { readonly hasName: boolean }) {
  const { table, columns, matched, evidence, isIdentified, includesHiddenRows: isIncluded } = file;
  const [isOpen, setOpen] = useState(false);
  const hiddenRows = table.rows.filter(({ isHidden }) => isHidden).length;
  const shown = fileColumns(file);
  // Those that were matched by hand stay where they are.
  const unmatched = shown.filter(({ index, note }) => !matched[index] && note === undefined);
  const listed = unmatched.slice(0, maxListed);
  // With an id and no seats, rows are about organizations that exist, as in an export.
  const mayCreate = isIdentified && (!columns.includes('id') || columns.includes('total_seats'));
  const [defaults, missing] = partition(missingFields(columns), (field) =>
    defaultFields.includes(field),
  );
  const defaultItems = defaults.map((field) => (
    <DefaultItem key={field} file={file} field={field} />
  ));
  return (
    <Stack as="section" aria-label={file.name}>
      <header>
        <h4>
          {hasName && <bdi>{`${file.name} · `}</bdi>}
          {`${compact(columns).length} of ${shown.length} columns matched`}
        </h4>
        <Muted>{foundText(file)}</Muted>
      </header>
      {!isIdentified && (
        <Alert tone="warning">Match a column to Name, Subdomain or ID to go on.</Alert>
      )}
      <Decisions>
        {evidence.example !== undefined && (
          <DecisionLine as="li" wrap>
            <Subject as="span">{exampleText(evidence.example)}</Subject>
            <Muted>Decimal separator</Muted>
            <EntryControl>
              <SeparatorField file={file} hideLabel />
            </EntryControl>
          </DecisionLine>
        )}
        {hiddenRows > 0 && (
          <DecisionLine as="li" wrap>
            <Subject as="span">{`${countOf(hiddenRows, 'hidden row is', 'hidden rows are')} ${isIncluded ? 'included' : 'left out'}`}</Subject>
            <EndButton onClick={() => file.set({ includesHiddenRows: !isIncluded })}>
              {isIncluded ? 'Leave out' : 'Include'}
            </EndButton>
          </DecisionLine>
        )}
        {listed.map((column) => (
          <ColumnItem key={column.index} file={file} {...column} note="is not imported" />
        ))}
        {mayCreate && defaultItems}
      </Decisions>
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
            <FormatFields file={file} />
            <ColumnList>
              {shown
                .filter((column) => !listed.includes(column))
                .map((column) => (
                  <ColumnItem key={column.index} file={file} {...column} />
                ))}
              {!mayCreate && defaultItems}
            </ColumnList>
          </>
        )}
      </Disclosure>
    </Stack>
  );
});

/** A column of a file, as it is shown. */
interface FileColumn {
  readonly index: number;
  readonly name: string;
  readonly samples: string;
  /** Why it isn't matched by its name; shown until it is matched. */
  readonly note: string | undefined;
}

const maxSamples = 2;
const maxSampleLength = 100;

/** Without empty ones: spreadsheets often have one before the first. */
function fileColumns({ table, serverFields }: ImportFile): readonly FileColumn[] {
  return table.headers.flatMap((header, index) => {
    const samples = new Set<string>();
    for (const { cells } of table.rows) {
      const text = cells[index]?.text ?? '';
      if (!isBlank(text)) samples.add(cleanText(text.slice(0, maxSampleLength)));
      if (samples.size === maxSamples) break;
    }
    if (header === '' && samples.size === 0) return [];
    const hidden = table.hiddenColumns.has(index) ? 'Hidden' : undefined;
    return {
      index,
      name: header || `Column ${index + 1}`,
      samples: [...samples].join(' · '),
      note: serverFields.has(index) ? 'Set by the server' : hidden,
    };
  });
}

/** A column with the select of its field. */
const ColumnItem = observer(function ColumnItem({
  file,
  index,
  name,
  samples,
  note,
}: FileProps & FileColumn) {
  const field = file.columns[index];
  return (
    <DecisionLine as="li" wrap>
      <Subject as="span">
        <bdi>{name}</bdi> <Muted>{samples}</Muted>
      </Subject>
      {note && !field && <Muted>{note}</Muted>}
      <EntryControl>
        <Select
          aria-label={`Field, ${name}`}
          value={field ?? ''}
          options={[{ value: '', label: field ? 'Not imported' : 'Choose field' }, ...fieldOptions]}
          onChange={({ target }) => file.match(index, target.value || undefined)}
        />
      </EntryControl>
    </DecisionLine>
  );
});

/** One value of a field that no column has, for all rows. */
const DefaultItem = observer(function DefaultItem({
  file,
  field,
}: FileProps & { readonly field: ImportField }) {
  const id = useId();
  const { defaults } = file;
  const control = {
    id,
    value: defaults[field] ?? '',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      file.set({ defaults: { ...defaults, [field]: target.value } }),
  };
  return (
    <DecisionLine as="li" wrap>
      <Subject htmlFor={id}>{`${fieldOf(field).label} for all rows`}</Subject>
      <EntryControl>
        {field === 'currency' ? (
          <Select {...control} options={currencyOptions('')} />
        ) : (
          <TextInput {...control} autoComplete="off" />
        )}
      </EntryControl>
    </DecisionLine>
  );
});

/**
 * The fields that tell rows apart, with their columns; the currency stands beside the amount. The first
 * that a file has stays at every width.
 */
const previewColumns: Readonly<
  Record<ImportField, Pick<Column<ImportRow>, 'width' | 'hideBelow'>>
> = {
  name: {},
  subdomain: { hideBelow: 900 },
  billing_name: {},
  billing_email: { hideBelow: 620, width: '26cqi' },
  amount: { hideBelow: 620, width: 120 },
  seat_type: { hideBelow: 900, width: 104 },
  total_seats: { width: 104 },
  id: { hideBelow: 900 },
};

const previewRows = 2;

/** The first rows, as they are read. */
const Preview = observer(function Preview({ file }: FileProps) {
  const columns = Object.entries(previewColumns)
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
    <Stack gap={2}>
      <DataTable
        label={`Preview of ${file.name}`}
        onPage
        columns={columns}
        rows={file.rows(previewRows).map(checkRow)}
      />
      {rowCount > previewRows && (
        <Caption as="p">{`The first ${previewRows} of ${countRows(rowCount)}`}</Caption>
      )}
    </Stack>
  );
});

const Files = styled.div`
  padding: ${theme.space[5]};
  & h4 {
    ${theme.type[14]};
    overflow-wrap: anywhere;
  }
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
`;
/** What there is to decide about a subject. */
const DecisionLine = styled(Inline)`
  gap: ${theme.space[1]} ${theme.space[3]};
`;
const EntryControl = styled.div`
  flex: none;
  inline-size: 160px;
  margin-inline-start: auto;
`;
const Subject = styled.label`
  flex: 1 1 120px;
  overflow-wrap: anywhere;
`;
const Decisions = styled.ul`
  border: 1px solid ${theme.border.hairline};
  border-radius: ${theme.radius.card};
  & > li {
    padding: 10px ${theme.space[3]};
  }
  & > li + li {
    border-block-start: 1px solid ${theme.border.row};
  }
  &:empty {
    display: none;
  }
`;
