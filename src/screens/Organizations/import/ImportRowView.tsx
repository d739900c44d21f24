import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { ImportField } from '~/domain/import/importFields';
import { importLabel } from '~/domain/import/importFields';
import { wholeRow, type ImportRow } from '~/domain/import/ImportRow';
import { formatNumber } from '~/lib/format';
import type { ImportStore } from '~/stores/import/ImportStore';
import { rowFailureTitle, allRowMessages } from '~/stores/import/rowMessages';
import { theme } from '~/theme/theme';
import { Badge } from '~/ui/feedback/Badge';
import { Button } from '~/ui/button/Button';
import { FieldError } from '~/ui/field/FieldError';
import { MutedText } from '~/ui/text/MutedText';
import { Td } from '~/ui/table/Td';
import { Tr } from '~/ui/table/Tr';

interface ImportRowViewProps {
  readonly store: ImportStore;
  readonly row: ImportRow;
  readonly fields: readonly ImportField[];
  readonly onEdit: () => void;
}

/** A row of the preview, with the errors in its cells and the outcome of its import. */
export const ImportRowView = observer(function ImportRowView({
  store,
  row,
  fields,
  onEdit,
}: ImportRowViewProps) {
  const outcome = store.run.outcomeOf(row.id);
  const errors = allRowMessages(store, row);
  const { tone, label } = rowState(store, row);
  const editable = tone === 'warning' || tone === 'danger';
  const file =
    store.files.importable.length > 1
      ? store.files.importable.find(({ id }) => id === row.sheet)?.file.name
      : undefined;
  return (
    <Tr data-row={row.id}>
      <Td label="Line" align="end">
        <div>
          {formatNumber(row.line)}
          {file && <File title={file}>{file}</File>}
        </div>
      </Td>
      <Td label="Status">
        <State>
          <Badge tone={tone} dot>
            {label}
          </Badge>
          {outcome?.state === 'failed' && (
            <FieldError id={undefined}>
              {rowFailureTitle(outcome.error, row.cells, store.defaultSeatType)}
            </FieldError>
          )}
          {errors[wholeRow] && <FieldError id={undefined}>{errors[wholeRow]}</FieldError>}
          {editable && (
            <Button
              size="small"
              aria-label={`Edit line ${row.line}${file ? ` in ${file}` : ''}`}
              onClick={onEdit}
            >
              Edit
            </Button>
          )}
        </State>
      </Td>
      {fields.map((field) => (
        <Td key={field} label={importLabel(field)}>
          <Cell>
            {row.cells[field] && (
              <span title={row.cells[field].slice(0, 300)}>{row.cells[field].slice(0, 300)}</span>
            )}
            {errors[field] && <FieldError id={undefined}>{errors[field]}</FieldError>}
          </Cell>
        </Td>
      ))}
    </Tr>
  );
});

function rowState(store: ImportStore, row: ImportRow) {
  const outcome = store.run.outcomeOf(row.id);
  if (outcome?.state === 'created') return { tone: 'success', label: 'Created' } as const;
  if (outcome?.state === 'failed') return { tone: 'danger', label: 'Failed' } as const;
  if (outcome?.state === 'sending') return { tone: 'info', label: 'Sending' } as const;
  if (!store.isValid(row)) return { tone: 'warning', label: 'To correct' } as const;
  return { tone: 'neutral', label: store.run.status === 'idle' ? 'Ready' : 'Not sent' } as const;
}

const State = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[1]};
`;
const Cell = styled.div`
  min-inline-size: 0;
  & > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
  }
`;
const File = styled(MutedText)`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-size: ${theme.fontSize[12]};
  font-variant-numeric: normal;
`;
