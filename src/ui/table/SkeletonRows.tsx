import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import { skeletonAnimation, skeletonShape } from '~/ui/feedback/skeletonStyle';
import type { ColumnHeader, SkeletonKind } from './Column';
import { renderCell } from './renderCells';
import { tableRoles } from './tableRoles';

interface SkeletonRowsProps {
  /** The number of rows, ideally that of the expected result. */
  readonly rows: number;
  readonly columns: readonly ColumnHeader[];
}

/**
 * Placeholder rows for a table's first load, with the geometry of the real ones. Hidden from screen
 * readers: the table's `busy` is announced instead.
 */
export function SkeletonRows({ rows, columns }: SkeletonRowsProps) {
  return (
    <Body {...tableRoles.rowGroup} data-skeleton="" aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row} {...tableRoles.row}>
          {columns.map((column) => renderCell(column, renderPlaceholder(column, row)))}
        </tr>
      ))}
    </Body>
  );
}

function renderPlaceholder(column: ColumnHeader, row: number) {
  const { skeleton = defaultSkeleton(column) } = column;
  if (skeleton === 'none') return null;
  return (
    <span
      data-lines={isTwoLines(skeleton) ? 2 : undefined}
      data-monogram={skeleton === 'monogram' ? '' : undefined}
    >
      <i style={{ inlineSize: barWidth(skeleton, row, column) }} />
      {isTwoLines(skeleton) ? <i data-detail="" /> : null}
    </span>
  );
}

function isTwoLines(skeleton: SkeletonKind | number): boolean {
  return skeleton === 'twoLines' || skeleton === 'monogram';
}

function defaultSkeleton({ kind, align }: ColumnHeader): SkeletonKind {
  if (kind === 'actions') return 'none';
  return align === 'end' ? 'number' : 'text';
}

const widths: Partial<Record<SkeletonKind, number>> = { date: 80, number: 40, badge: 56 };

/** In pixels. Varies from row to row where text would. */
function barWidth(
  skeleton: Exclude<SkeletonKind, 'none'> | number,
  row: number,
  { header }: ColumnHeader,
): number {
  if (typeof skeleton === 'number') return skeleton;
  return widths[skeleton] ?? 96 + ((row * 37 + header.length * 53) % 64);
}

// The height of a second line in a cell.
/** One style for the whole body, because there may be a hundred short-lived rows. */
const Body = styled.tbody`
  ${skeletonAnimation}
  & i {
    ${skeletonShape}
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
    &[data-lines='2'] {
      block-size: 36px;
    }
  }
  & td > span[data-monogram] {
    position: relative;
    padding-inline-start: 38px;
    &::before {
      content: '';
      ${skeletonShape}
      position: absolute;
      inset: 4px auto auto 0;
      inline-size: 28px;
      block-size: 28px;
      border-radius: ${theme.radius.control};
    }
  }
  & td[data-align='end'] > span {
    align-items: flex-end;
  }
`;
