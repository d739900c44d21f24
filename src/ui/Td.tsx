import type { ComponentPropsWithRef } from 'react';
import { tableRoles } from './tableRoles';

export interface TdProps extends Omit<ComponentPropsWithRef<'td'>, 'align'> {
  /** At which side it stands; figures stand at the end. */
  align?: 'start' | 'end';
  /** The column's name, shown beside the value where rows are cards. */
  label?: string;
  /** The card's title: no label, the first line. */
  primary?: boolean;
  /** Holds buttons: no label, the last line. */
  actions?: boolean;
}

/**
 * A cell. Its look comes with the table's own: a style of its own would cost each of a hundred
 * rows.
 */
export function Td({ align = 'start', label, primary = false, actions = false, ...rest }: TdProps) {
  return (
    <td
      {...tableRoles.cell}
      data-align={align}
      data-label={primary || actions ? undefined : label}
      data-primary={primary ? '' : undefined}
      data-actions={actions ? '' : undefined}
      {...rest}
    />
  );
}
