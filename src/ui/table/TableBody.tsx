import type { ReactNode } from 'react';
import { tableRoles } from './tableRoles';

/** The rows of a Table. */
export function TableBody({ children }: { children: ReactNode }) {
  return <tbody {...tableRoles.rowGroup}>{children}</tbody>;
}
