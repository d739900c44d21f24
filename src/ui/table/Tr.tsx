import type { ComponentPropsWithRef } from 'react';
import { rowLink } from './rowLink';
import { tableRoles } from './tableRoles';

export interface TrProps extends ComponentPropsWithRef<'tr'> {
  /** A click anywhere in the row follows its `data-stretched` link. */
  readonly linked?: boolean;
}

/** A row of a Table. */
export function Tr({ linked = false, ...rest }: TrProps) {
  const link = linked ? { ...rowLink, 'data-linked': '' } : undefined;
  return <tr {...tableRoles.row} {...link} {...rest} />;
}
