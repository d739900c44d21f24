import type { ComponentPropsWithRef } from 'react';
import { tableRoles } from './tableRoles';

/** A row of a Table. With a `data-stretched` link inside, the whole row is that link's target. */
export function Tr(props: ComponentPropsWithRef<'tr'>) {
  return <tr {...tableRoles.row} {...props} />;
}
