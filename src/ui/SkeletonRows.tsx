import { css } from '@emotion/react';
import { skeletonStyle } from './skeletonStyle';
import { tableRoles } from './tableRoles';
import { Td } from './Td';
import { Tr } from './Tr';

export interface SkeletonColumn {
  /** Two for a name over a detail. */
  lines?: 1 | 2;
  align?: 'start' | 'end';
  shape?: 'text' | 'badge';
  /** The column's name; where rows are cards, the label beside the value. */
  label: string;
  primary?: boolean;
}

export interface SkeletonRowsProps {
  /** As many as are likely to come. */
  rows: number;
  /** Their shapes. */
  columns: readonly SkeletonColumn[];
}

/**
 * The body of a table that loads for the first time, of the geometry that the rows will have.
 * Hidden from screen readers: `busy` tells them.
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

/** Widths that vary from row to row as words do. */
function textWidth(row: number, column: SkeletonColumn): number {
  return column.align === 'end' ? 48 : 96 + ((row * 37 + column.label.length * 53) % 64);
}

/** One style for the whole body: it stands for a moment, and may be a hundred rows. */
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
    /* As tall as TwoLines. */
    &[data-lines='2'] {
      block-size: 36.5px;
    }
    &[data-align='end'] {
      align-items: flex-end;
    }
  }
`;
