import type { ReactNode } from 'react';
import { headerCellStyle } from './headerCellStyle';
import { tableRoles } from './tableRoles';

export interface ThProps {
  /** The alignment; numbers align to the end. */
  align?: 'start' | 'end';
  /** Any CSS length. Determines the column's width in a `fixed` Table. */
  width?: number | string;
  /** The column’s name. */
  children?: ReactNode;
}

/** A header cell of a column that can't be sorted. */
export function Th({ align = 'start', width, children }: ThProps) {
  return (
    <th
      {...tableRoles.columnHeader}
      scope="col"
      css={headerCellStyle}
      data-align={align}
      style={{ width }}
    >
      {children}
    </th>
  );
}
