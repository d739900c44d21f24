import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import {
  importLabel,
  importRule,
  type ImportCells,
  type ImportField,
} from '~/features/import/rows/importFields';
import type { ImportRow } from '~/features/import/rows/ImportRow';
import { cleanField } from '~/domain/text/cleanField';
import { formatNumber } from '~/lib/format';
import { changeText } from '~/messages/changeText';
import { BidiText } from '~/ui/text/BidiText';
import type { FieldChange } from '~/features/import/existing/existingUpdate';
import type { RowMessages } from '~/features/import/rows/rowMessages';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import { Badge, type BadgeProps } from '~/ui/feedback/Badge';
import { Field } from '~/ui/field/Field';
import { FieldError } from '~/ui/field/FieldError';
import { TextInput } from '~/ui/field/TextInput';
import type { Column } from '~/ui/table/Column';
import { MissingValue } from '~/ui/text/MissingValue';
import { MutedText } from '~/ui/text/MutedText';

/** What the cells of a row of the preview show. */
interface ImportRowPreview {
  readonly row: ImportRow;
  /** The name of the row's file, if there are several. */
  readonly file: string | undefined;
  readonly tone: BadgeProps['tone'];
  readonly status: string;
  /** What is wrong with the row as a whole. */
  readonly reason: string | undefined;
  readonly errors: RowMessages;
  /** What changes if the row updates an organization. */
  readonly changes: readonly FieldChange[];
  /** Edits the row, starting at a cell. Undefined if it can't be edited. */
  readonly onEdit: ((field?: ImportField) => void) | undefined;
  /** Leaves the row out of the import. Undefined if there is nothing to decide. */
  readonly onLeaveOut: (() => void) | undefined;
  /** Includes a row again that was left out. */
  readonly onInclude: (() => void) | undefined;
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

/** The columns of the preview: line and name, which don't scroll sideways, status and the other fields. */
export function importColumns(fields: readonly ImportField[]): readonly ImportColumn[] {
  const others = fields.filter((field) => field !== 'name');
  return [
    lineColumn,
    { ...fieldColumn('name'), pinnedAt: lineWidth },
    statusColumn,
    ...others.map(fieldColumn),
  ];
}

/** Width of the first column in pixels. */
const lineWidth = 72;

const lineColumn: ImportColumn = {
  header: 'Line',
  align: 'end',
  width: lineWidth,
  pinnedAt: 0,
  cell: ({ row, file }) => (
    <div>
      <span>{formatNumber(row.line)}</span>
      {file && <File title={file}>{file}</File>}
    </div>
  ),
  edit: ({ row }) => formatNumber(row.line),
};

const statusColumn: ImportColumn = {
  header: 'Status',
  width: 240,
  cell: ({ row, file, tone, status, reason, ...commands }) => (
    <Status>
      <StateLine>
        <Badge tone={tone}>{status}</Badge>
        <span>
          {rowCommands(commands).map(([label, run]) => (
            <Button
              key={label}
              size="small"
              variant="quiet"
              aria-label={`${label} line ${row.line}${file ? ` in ${file}` : ''}`}
              onClick={run}
            >
              {label}
            </Button>
          ))}
        </span>
      </StateLine>
      {reason && <Reason>{reason}</Reason>}
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

/** The labels of a row's buttons with what they do. */
function rowCommands({
  onEdit,
  onLeaveOut,
  onInclude,
}: Pick<ImportRowPreview, 'onEdit' | 'onLeaveOut' | 'onInclude'>) {
  const commands = [
    ['Edit', onEdit && (() => onEdit())],
    ['Leave out', onLeaveOut],
    ['Include', onInclude],
  ] as const;
  return commands.flatMap(([label, run]) => (run ? [[label, run] as const] : []));
}

function fieldColumn(field: ImportField): ImportColumn {
  const label = importLabel(field);
  const rule = importRule(field);
  return {
    header: label,
    cell: ({ row, errors, changes, onEdit }) => {
      const text = row.cells[field]?.slice(0, 300);
      const error = errors[field];
      const change = changes.find((candidate) => candidate.field === field);
      if (!error && change)
        return (
          <Change>
            <BidiText text={changeText(change.before, change.after)} />
          </Change>
        );
      if (!error && text) return <Value title={text}>{text}</Value>;
      if (!error) return <DefaultValue text={row.values[field]} />;
      return (
        <Cell>
          <Correct
            type="button"
            aria-label={`Correct ${label}, line ${row.line}${text ? `: ${text}` : ''}`}
            disabled={!onEdit}
            onClick={() => onEdit?.(field)}
          >
            {text}
          </Correct>
          <FieldError id={undefined}>{error}</FieldError>
        </Cell>
      );
    },
    edit: ({ row, cells, errorOf, onChange }) => (
      <Field hideLabel label={`${label}, line ${row.line}`} error={errorOf(field)}>
        {(control) => (
          <TextInput
            {...control}
            data-field={field}
            autoComplete="off"
            value={cells[field] ?? ''}
            onChange={({ target }) => onChange(field, target.value)}
            onBlur={({ target }) => onChange(field, cleanField(rule, target.value, cells))}
          />
        )}
      </Field>
    ),
  };
}

/** A value that the row doesn't have. */
function DefaultValue({ text }: { readonly text: string | undefined }) {
  return text ? <MutedText title="Default">{text}</MutedText> : <MissingValue />;
}

const Status = styled.div`
  display: grid;
  gap: ${theme.space[1]};
`;
const StateLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space[1]};
  & > span:last-of-type {
    display: flex;
  }
`;
const Reason = styled.p`
  color: ${theme.text.muted};
  ${theme.type[12]};
  overflow-wrap: anywhere;
`;
const clampStyle = `
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;
const Value = styled.span(clampStyle);
const Change = styled.span`
  ${clampStyle}
  font-weight: ${theme.fontWeight.medium};
`;
const Cell = styled.div`
  inline-size: 100%;
`;
/** An invalid cell looks like the field that it becomes. */
const Correct = styled.button`
  inline-size: 100%;
  min-block-size: ${theme.control.small};
  margin-block-end: ${theme.space[1]};
  padding: 3px ${theme.space[2]};
  border: 1px solid ${theme.danger.solid};
  border-radius: ${theme.radius.small};
  background: ${theme.surface.control};
  text-align: start;
  overflow-wrap: anywhere;
  &:hover:not(:disabled) {
    background: ${theme.surface.hover};
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
