import type { ComponentPropsWithRef } from 'react';
import { tableRoles } from './tableRoles';

export interface TdProps extends Omit<ComponentPropsWithRef<'td'>, 'align'> {
  /** The alignment; numbers align to the end. */
  align?: 'start' | 'end';
  /** The column's name, shown beside the value where rows are cards. */
  label?: string;
  /** Marks the cell that is the card's title: first line, no label. */
  primary?: boolean;
  /** Marks a cell with buttons: last line of the card, no label. */
  actions?: boolean;
}

/**
 * A table cell. Styled by the table, because a styled component would cost one more component per
 * cell.
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
