import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { tableRoles } from './tableRoles';

export interface TrProps extends Omit<ComponentPropsWithRef<'tr'>, 'onClick' | 'onAuxClick'> {
  /** Its `data-stretched` link covers the row (`linkedRowStyle`). */
  readonly linked?: boolean;
}

/** A row of a Table. */
export function Tr({ linked = false, ...rest }: TrProps) {
  const link = linked
    ? { 'data-linked': '', onClick: followLink, onAuxClick: followLink }
    : undefined;
  return <tr {...tableRoles.row} {...link} {...rest} />;
}

const controls = 'a, button, input, select, textarea, label';

/**
 * A click on a text that can be selected follows the row's link, too, unless it selects something.
 * Elsewhere in the row the browser does so.
 */
function followLink(event: MouseEvent<HTMLTableRowElement>): void {
  const { currentTarget: row, target, button, shiftKey, altKey, ctrlKey, metaKey } = event;
  const isOnText = row.contains(target as Node) && !(target as Element).closest(controls);
  if (!isOnText || button > 1 || shiftKey || altKey || getSelection()?.isCollapsed === false)
    return;
  const newTab = button === 1 || ctrlKey || metaKey;
  row.querySelector('[data-stretched]')?.dispatchEvent(
    new window.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey: newTab,
      metaKey: newTab,
    }),
  );
}
