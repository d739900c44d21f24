import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import { skeletonAnimation, skeletonShape } from '~/ui/feedback/skeletonStyle';
import { classNames } from '~/ui/layout/classNames';
import type { ColumnHeader, ColumnLayout, SkeletonKind } from './Column';
import { renderCell } from './renderCells';
import { tableClasses } from './tableClasses';
import { tableRoles } from './tableRoles';

interface SkeletonRowsProps {
  /** The number of rows, ideally that of the expected result. */
  readonly rows: number;
  readonly columns: readonly ColumnLayout[];
}

/**
 * Placeholder rows for a table's first load, with the geometry of the real ones. Hidden from screen
 * readers: the table's `busy` is announced instead.
 */
export function SkeletonRows({ rows, columns }: SkeletonRowsProps) {
  return (
    <Body {...tableRoles.rowGroup} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row} {...tableRoles.row}>
          {columns.map((column) => renderCell(column, renderPlaceholder(column, row)))}
        </tr>
      ))}
    </Body>
  );
}

function renderPlaceholder(column: ColumnLayout, row: number) {
  const { skeleton = defaultSkeleton(column) } = column;
  if (skeleton === 'none') return null;
  const bar = <i style={{ inlineSize: barWidth(skeleton, row, column) }} />;
  if (skeleton !== 'monogram' && skeleton !== 'twoLines') return <span>{bar}</span>;
  return (
    <span className={classNames(twoLinesClass, skeleton === 'monogram' && monogramClass)}>
      {bar}
      <i className={detailClass} />
    </span>
  );
}

function defaultSkeleton({ kind, align, detail }: ColumnLayout): SkeletonKind {
  if (kind === 'actions') return 'none';
  if (detail) return 'twoLines';
  return align === 'end' ? 'number' : 'text';
}

const twoLinesClass = 'skeleton-two-lines';
const detailClass = 'skeleton-detail';
const monogramClass = 'skeleton-monogram';

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

/** One style for the whole body, because there may be a hundred short-lived rows. */
const Body = styled.tbody`
  ${skeletonAnimation}
  & i {
    ${skeletonShape}
  }
  & td > span {
    display: flex;
    flex-direction: column;
    justify-content: space-evenly;
    min-block-size: 20px;
  }
  & .${tableClasses.endCell} > span {
    align-items: flex-end;
  }
  & .${twoLinesClass} {
    block-size: 36px;
  }
  & .${detailClass} {
    inline-size: 96px;
    block-size: 10px;
  }
  & .${monogramClass} {
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
`;
