import { css } from '@emotion/react';
import { skeletonStyle } from '~/ui/feedback/skeletonStyle';
import { tableRoles } from './tableRoles';
import { Td } from './Td';
import { Tr } from './Tr';

interface SkeletonColumn {
  /** Use 2 for a name above a detail. */
  lines?: 1 | 2;
  align?: 'start' | 'end';
  shape?: 'text' | 'badge';
  /** The column's name, used as the value's label where rows are shown as cards. */
  label: string;
  primary?: boolean;
}

export interface SkeletonRowsProps {
  /** The number of rows, ideally that of the expected result. */
  rows: number;
  /** The shapes of the cells. */
  columns: readonly SkeletonColumn[];
}

/**
 * Placeholder rows for a table's first load, with the geometry of the real ones. Hidden from screen
 * readers: the table's `busy` is announced instead.
 */
export function SkeletonRows({ rows, columns }: SkeletonRowsProps) {
  return (
    <tbody {...tableRoles.rowGroup} css={bodyStyle} data-skeleton="" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <Tr key={row}>
          {columns.map((column) => (
            <Td
              key={column.label}
              align={column.align}
              label={column.label}
              primary={column.primary}
            >
              <span data-align={column.align} data-lines={column.lines}>
                {column.shape === 'badge' ? (
                  <i data-round="" />
                ) : (
                  <i style={{ inlineSize: textWidth(row, column) }} />
                )}
                {column.lines === 2 ? <i data-detail="" /> : null}
              </span>
            </Td>
          ))}
        </Tr>
      ))}
    </tbody>
  );
}

/** Varies widths from row to row, as text would. */
function textWidth(row: number, column: SkeletonColumn): number {
  return column.align === 'end' ? 48 : 96 + ((row * 37 + column.label.length * 53) % 64);
}

/** One style for the whole body, because there may be a hundred short-lived rows. */
const bodyStyle = css`
  & i {
    ${skeletonStyle}
  }
  & i[data-round] {
    inline-size: 72px;
    block-size: 22px;
  }
  & i[data-detail] {
    inline-size: 96px;
    block-size: 10px;
  }
  & td > span {
    display: flex;
    flex-direction: column;
    justify-content: space-evenly;
    min-block-size: 20px;
    /* The height of TwoLines. */
    &[data-lines='2'] {
      block-size: 36.5px;
    }
    &[data-align='end'] {
      align-items: flex-end;
    }
  }
`;
