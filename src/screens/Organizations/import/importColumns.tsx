import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { importLabel, type ImportCells, type ImportField } from '~/domain/import/importFields';
import { wholeRow, type ImportRow } from '~/domain/import/ImportRow';
import { formatNumber } from '~/lib/format';
import type { RowMessages } from '~/stores/import/rowMessages';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import { Badge, type BadgeProps } from '~/ui/feedback/Badge';
import { Field } from '~/ui/field/Field';
import { FieldError } from '~/ui/field/FieldError';
import { TextInput } from '~/ui/field/TextInput';
import type { Column } from '~/ui/table/Column';
import { MutedText } from '~/ui/text/MutedText';

/** What the cells of a row of the preview show. */
interface ImportRowPreview {
  readonly row: ImportRow;
  /** The name of the row's file, if there are several. */
  readonly file: string | undefined;
  readonly tone: BadgeProps['tone'];
  readonly status: string;
  readonly failure: string | false;
  readonly errors: RowMessages;
  /** Undefined if the row can't be edited. */
  readonly onEdit: (() => void) | undefined;
}

/** What the cells of a row show while it is edited. */
export interface ImportRowEdit {
  readonly row: ImportRow;
  readonly cells: ImportCells;
  readonly errorOf: (field: ImportField) => string | undefined;
  readonly onChange: (field: ImportField, text: string) => void;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** A column of the preview, whose cells are shown or edited. */
export interface ImportColumn extends Column<ImportRowPreview> {
  readonly width?: number;
  readonly edit: (edit: ImportRowEdit) => ReactNode;
}

/** The columns of the preview: line, status and the fields. */
export function importColumns(fields: readonly ImportField[]): readonly ImportColumn[] {
  return [lineColumn, statusColumn, ...fields.map(fieldColumn)];
}

const lineColumn: ImportColumn = {
  header: 'Line',
  align: 'end',
  width: 96,
  cell: ({ row, file }) => (
    <div>
      {formatNumber(row.line)}
      {file && <File title={file}>{file}</File>}
    </div>
  ),
  edit: ({ row }) => formatNumber(row.line),
};

const statusColumn: ImportColumn = {
  header: 'Status',
  width: 144,
  cell: ({ row, file, tone, status, failure, errors, onEdit }) => (
    <Status>
      <Badge tone={tone} dot>
        {status}
      </Badge>
      {failure && <FieldError id={undefined}>{failure}</FieldError>}
      {errors[wholeRow] && <FieldError id={undefined}>{errors[wholeRow]}</FieldError>}
      {onEdit && (
        <Button
          size="small"
          aria-label={`Edit line ${row.line}${file ? ` in ${file}` : ''}`}
          onClick={onEdit}
        >
          Edit
        </Button>
      )}
    </Status>
  ),
  edit: ({ onSave, onDiscard }) => (
    <Actions>
      <Button size="small" variant="primary" onClick={onSave}>
        Save
      </Button>
      <Button size="small" onClick={onDiscard}>
        Discard
      </Button>
    </Actions>
  ),
};

function fieldColumn(field: ImportField): ImportColumn {
  const label = importLabel(field);
  return {
    header: label,
    cell: ({ row, errors }) => (
      <Value>
        {row.cells[field] && (
          <span title={row.cells[field].slice(0, 300)}>{row.cells[field].slice(0, 300)}</span>
        )}
        {errors[field] && <FieldError id={undefined}>{errors[field]}</FieldError>}
      </Value>
    ),
    edit: ({ row, cells, errorOf, onChange }) => (
      <Field hideLabel label={`${label}, line ${row.line}`} error={errorOf(field)}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            value={cells[field] ?? ''}
            onChange={({ target }) => onChange(field, target.value)}
          />
        )}
      </Field>
    ),
  };
}

const Status = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[1]};
`;
const Value = styled.div`
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
  ${theme.type[12]};
  font-variant-numeric: normal;
`;
const Actions = styled.div`
  display: flex;
  gap: ${theme.space[1]};
`;
