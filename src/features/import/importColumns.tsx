import styled from '@emotion/styled';
import { cleanField } from '~/domain/text/cleanField';
import {
  importLabel,
  importRule,
  type ImportCells,
  type ImportField,
} from '~/features/import/rows/importFields';
import type { ImportRow } from '~/features/import/rows/ImportRow';
import { formatNumber } from '~/lib/format';
import { changeText } from '~/messages/changeText';
import type { FieldChange } from '~/features/import/existing/existingUpdate';
import type { RowMessages } from '~/features/import/rows/rowMessages';
import { theme } from '~/theme/theme';
import { Badge, type BadgeProps } from '~/ui/Status';
import type { Column } from '~/ui/table/Column';
import { BidiText, MissingValue, MutedText } from '~/ui/text';
import { CellDetail, ImportCell, oneLineStyle } from './ImportCell';
import { ImportCellInput } from './ImportCellInput';
import { LeaveOutButton } from './LeaveOutButton';
import { RowFaults } from './RowFaults';

/** What the cells of a row of the preview show. */
interface ImportRowPreview {
  readonly row: ImportRow;
  /** The name of the row's file, if there are several. */
  readonly file: string | undefined;
  readonly tone: BadgeProps['tone'];
  readonly status: string;
  /** What is wrong with the row as a whole. */
  readonly reason: string | undefined;
  /** What is wrong with its cells. */
  readonly errors: RowMessages;
  /** The fields with errors, in the order of the columns. */
  readonly faults: readonly ImportField[];
  /** The fields that have an error, or had one since the row was shown. */
  readonly flagged: readonly ImportField[];
  /** What changes if the row updates an organization. */
  readonly changes: readonly FieldChange[];
  /** How its cells are corrected. Undefined if they can't be. */
  readonly editing: ImportRowEditing | undefined;
  /** Leaves the row out of the import. Undefined if there is nothing to decide. */
  readonly onLeaveOut: (() => void) | undefined;
  /** Includes a row again that was left out. */
  readonly onInclude: (() => void) | undefined;
}

export interface ImportRowEditing {
  /** What is wrong with the row if it has these cells. */
  readonly check: (cells: ImportCells) => RowMessages;
  readonly correct: (cells: ImportCells) => void;
  /** Focuses the input of a field. */
  readonly focus: (field: ImportField) => void;
  /** The ref of the input of a field. */
  readonly inputRef: (field: ImportField) => (input: HTMLInputElement | null) => void;
}

/** A column of the preview: of a field, or of the line and its state. */
export type ImportColumn = Column<ImportRowPreview> & { readonly field?: ImportField };

interface ImportColumnsOptions {
  /** How many of the fields come first because of what is in their cells. */
  readonly leading?: number;
  /** The highest number of a line. */
  readonly maxLine?: number;
}

/** The columns of a table: line, name, status and the other fields. */
export function importColumns(
  fields: readonly ImportField[],
  { leading = 0, maxLine = 0 }: ImportColumnsOptions = {},
): readonly ImportColumn[] {
  // Numbers from 1,000 have a comma.
  const lineWidth = maxLine < 1000 ? 56 : 80;
  return [
    { ...lineColumn, width: lineWidth },
    { ...fieldColumn('name', true), width: nameWidth },
    statusColumn,
    ...fields
      .filter((field) => field !== 'name')
      .map((field) => ({ ...fieldColumn(field), width: fieldWidth(field, leading > 3) })),
  ];
}

/** The width of the table in pixels. */
export function tableWidth(columns: readonly ImportColumn[]): number {
  return columns.reduce((sum, { width }) => sum + Number(width), 0);
}

const nameWidth = 180;

const lineColumn: ImportColumn = {
  header: 'Line',
  align: 'end',
  cell: ({ row }) => (
    <ImportCell>
      <MutedText>{formatNumber(row.line)}</MutedText>
    </ImportCell>
  ),
};

const statusColumn: ImportColumn = {
  header: 'Status',
  width: 148,
  cell: (preview) => (
    <ImportCell>
      <StateLine>
        <Badge tone={preview.tone}>{preview.status}</Badge>
        <LeaveOutButton {...preview} />
      </StateLine>
      <RowFaults
        line={preview.row.line}
        fields={preview.faults}
        reason={preview.reason}
        onChoose={preview.editing?.focus}
      />
    </ImportCell>
  ),
};

/** `hasFile`: below the value is the file. In cards, the title has it. */
function fieldColumn(field: ImportField, hasFile = false): ImportColumn {
  const label = importLabel(field);
  const rule = importRule(field);
  return {
    header: label,
    field,
    cell: (preview) => {
      const { row, file, errors, flagged, changes, editing } = preview;
      const change = changes.find((candidate) => candidate.field === field);
      const fileName = hasFile ? file : undefined;
      if (editing)
        return (
          <ImportCellInput
            ref={editing.inputRef(field)}
            label={`${label}, line ${row.line}`}
            value={row.cells[field] ?? ''}
            placeholder={row.values[field]}
            detail={change ? changeText(change.before, change.after) : fileName}
            error={errors[field]}
            isFlagged={flagged.includes(field)}
            check={(text) => editing.check({ ...row.cells, [field]: text })[field]}
            onCommit={(text) =>
              editing.correct({ ...row.cells, [field]: cleanField(rule, text, row.cells) })
            }
          />
        );
      return (
        <ImportCell>
          <PlainValue
            text={row.cells[field]?.slice(0, 300)}
            defaultText={row.values[field]}
            change={change}
          />
          {fileName && <CellDetail title={fileName}>{fileName}</CellDetail>}
        </ImportCell>
      );
    },
  };
}

/**
 * Widths don't depend on the content, so the columns don't shift while it changes. Five narrow ones, of
 * which three have short values, are in view at once in the largest dialog.
 */
function fieldWidth(field: ImportField, isNarrow: boolean): number {
  const { kind } = importRule(field);
  const isShort = kind === 'number' || kind === 'choice' || field.startsWith('seat_type');
  if (isNarrow) return isShort ? 128 : 176;
  return isShort ? 176 : 224;
}

interface PlainValueProps {
  readonly text: string | undefined;
  /** The value that the row has instead. */
  readonly defaultText: string | undefined;
  readonly change: FieldChange | undefined;
}

function PlainValue({ text, defaultText, change }: PlainValueProps) {
  if (change) {
    const changed = changeText(change.before, change.after);
    return (
      <Change title={changed}>
        <BidiText text={changed} />
      </Change>
    );
  }
  if (text) return <Value title={text}>{text}</Value>;
  return defaultText ? <Default title="Default">{defaultText}</Default> : <MissingValue />;
}

const StateLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]};
  min-block-size: ${theme.control.small};
`;
const Value = styled.span(oneLineStyle);
const Change = styled.span`
  ${oneLineStyle}
  font-weight: ${theme.fontWeight.medium};
`;
const Default = styled(MutedText)(oneLineStyle);
