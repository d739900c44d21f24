import type { ReactNode } from 'react';
import { tableRoles } from './tableRoles';

/** The header row of a Table: Th and SortHeader cells. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead {...tableRoles.rowGroup}>
      <tr {...tableRoles.row}>{children}</tr>
    </thead>
  );
}
