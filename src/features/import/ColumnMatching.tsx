import styled from '@emotion/styled';
import { ChevronRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import {
  idField,
  importFields,
  importLabel,
  slotFields,
  type ImportField,
} from '~/features/import/rows/importFields';
import { isIgnoredHeader, missingFields } from '~/features/import/rows/matchColumns';
import { FileFormat } from './FileFormat';
import { decimalSeparatorOf, type ReadFile } from './ImportFile';
import type { ImportStore } from './ImportStore';
import { theme } from '~/theme/theme';
import { Select } from '~/ui/Select';

interface ColumnMatchingProps {
  readonly store: ImportStore;
  readonly file: ReadFile;
}

/** How many subscriptions can be chosen by hand; numbered headers in the file may go further. */
const maxSubscriptionOptions = 5;

/**
 * How a file is read, and which of its columns are which fields: matched by header name, adjustable
 * by hand. Initially open if it is the only file or something is left to decide.
 */
export const ColumnMatching = observer(function ColumnMatching({
  store,
  file,
}: ColumnMatchingProps) {
  const { id, sheet, columns } = file;
  const missing = missingFields(columns, store.defaults);
  const [initiallyOpen] = useState(
    missing.length > 0 || !decimalSeparatorOf(file) || store.files.importable.length === 1,
  );
  const [open, setOpen] = useState(initiallyOpen);
  const samplesId = useId();
  const matched = columns.filter((field) => field !== undefined);
  // Spreadsheets often have an empty column before the first.
  const shown = sheet.columns
    .map((column, index) => ({ ...column, index }))
    .filter(({ header, samples }) => header !== '' || samples.length > 0);
  const options = [
    { value: '', label: 'Not imported' },
    ...fieldOptions(columns).map((field) => ({ value: field, label: importLabel(field) })),
  ];
  return (
    <Details open={initiallyOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <ChevronRight aria-hidden="true" size={16} />
        <span>{`Columns in ${file.file.name}`}</span>
        <span>{`${matched.length} of ${shown.length} matched`}</span>
      </summary>
      {missing.length > 0 && (
        <p>{`No column for: ${missing.map((field) => importLabel(field)).join(', ')}.`}</p>
      )}
      {open && <FileFormat files={store.files} file={file} />}
      <ul>
        {open &&
          shown.map(({ header, samples, index }) => {
            const name = header || `Column ${index + 1}`;
            return (
              // Names aren't unique.
              <li key={index}>
                <label>
                  <span>{name}</span>
                  <Select
                    aria-describedby={`${samplesId}-${index}`}
                    value={columns[index] ?? ''}
                    options={options}
                    onChange={({ target }) =>
                      store.files.match(id, index, target.value || undefined)
                    }
                  />
                </label>
                <small id={`${samplesId}-${index}`}>
                  {isIgnoredHeader(header) && columns[index] === undefined
                    ? 'Set by the server'
                    : samples.join(' · ')}
                </small>
              </li>
            );
          })}
      </ul>
    </Details>
  );
});

function fieldOptions(columns: readonly (ImportField | undefined)[]): ImportField[] {
  const slots = Array.from({ length: maxSubscriptionOptions - 1 }, (_, index) =>
    slotFields(index + 2),
  ).flatMap(({ seatType, totalSeats }) => [seatType, totalSeats]);
  return [
    ...new Set([
      ...importFields,
      idField,
      ...slots,
      ...columns.filter((field) => field !== undefined),
    ]),
  ];
}

const Details = styled.details`
  border: 1px solid ${theme.border.hairline};
  border-radius: ${theme.radius.control};
  & > summary {
    padding: ${theme.space[2]} ${theme.space[3]};
    border-radius: inherit;
    font-weight: ${theme.fontWeight.medium};
    overflow-wrap: anywhere;
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
  }
  & > summary > svg {
    display: inline;
    margin-inline-end: ${theme.space[1]};
    vertical-align: -3px;
    color: ${theme.text.muted};
  }
  &[open] > summary > svg {
    transform: rotate(90deg);
  }
  & > summary > span + span {
    margin-inline-start: ${theme.space[2]};
    color: ${theme.text.muted};
    font-weight: ${theme.fontWeight.regular};
  }
  & > p {
    padding: 0 ${theme.space[3]};
    color: ${theme.danger.text};
    ${theme.type[13]};
  }
  & > ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
    gap: ${theme.space[2]} ${theme.space[6]};
    margin: 0;
    padding: ${theme.space[2]} ${theme.space[3]} ${theme.space[3]};
    list-style: none;
  }
  & > ul > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    column-gap: ${theme.space[2]};
    ${theme.type[13]};
  }
  & > ul label {
    display: contents;
    & > span:first-of-type {
      align-self: end;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    & > span:last-of-type {
      grid-area: 1 / 2 / span 2;
      align-self: center;
    }
  }
  & > ul small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${theme.text.muted};
    ${theme.type[12]};
  }
`;
