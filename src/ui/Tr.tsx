import type { ComponentPropsWithRef } from 'react';
import { tableRoles } from './tableRoles';

export interface TrProps extends ComponentPropsWithRef<'tr'> {
  /** The whole row is the target of the `data-stretched` link that it holds. */
  linked?: boolean;
}

/** A row of a Table. */
export function Tr({ linked = false, ...rest }: TrProps) {
  return <tr {...tableRoles.row} data-linked={linked ? '' : undefined} {...rest} />;
}
