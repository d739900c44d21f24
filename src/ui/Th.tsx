import type { ReactNode } from 'react';
import { headerCellStyle } from './headerCellStyle';
import { tableRoles } from './tableRoles';

export interface ThProps {
  /** At which side it stands; figures stand at the end. */
  align?: 'start' | 'end';
  /** Any CSS length; binding in a `fixed` Table. */
  width?: number | string;
  /** The column’s name. */
  children?: ReactNode;
}

/** A header cell that doesn't sort. */
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
