import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { classNames } from '~/ui/layout/classNames';
import { stretchedLinkClass } from '~/ui/text/TextLink';
import { linkedRowClass, selectedRowClass } from './rowClasses';
import { tableRoles } from './tableRoles';

export interface TrProps extends Omit<
  ComponentPropsWithRef<'tr'>,
  'className' | 'onClick' | 'onAuxClick'
> {
  /** Its `stretched` TextLink covers the row. */
  readonly linked?: boolean;
  /** Highlights the row. */
  readonly selected?: boolean;
}

/** A row of a DataTable. */
export function Tr({ linked = false, selected = false, ...rest }: TrProps) {
  const link = linked ? { onClick: followLink, onAuxClick: followLink } : undefined;
  return (
    <tr
      {...tableRoles.row}
      className={classNames(linked && linkedRowClass, selected && selectedRowClass)}
      {...link}
      {...rest}
    />
  );
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
  row.querySelector(`.${stretchedLinkClass}`)?.dispatchEvent(
    new window.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey: newTab,
      metaKey: newTab,
    }),
  );
}
