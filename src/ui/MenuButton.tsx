import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button, type ButtonProps } from './Button';
import { lazyDialog } from './lazyComponent';
import { Tooltip } from './Tooltip';

/** Loaded when the pointer or focus reaches a button: 23 kB. */
const MenuPopup = lazyDialog(() => import('./MenuPopup').then((module) => module.MenuPopup));

export interface MenuButtonProps extends Omit<
  ButtonProps,
  'onClick' | 'onMouseDown' | 'onKeyDown' | 'busy' | 'aria-label' | 'square'
> {
  /** The accessible name: of a button with only an icon, or whose text is another one. */
  readonly label?: string | undefined;
  /** Names a button whose text isn't visible; the label of one with only an icon. */
  readonly tooltip?: string | undefined;
  /** MenuItem, MenuLinkItem, MenuCheckboxItem, MenuLabel, Divider, MenuNote. */
  readonly items: ReactNode;
}

interface OpenMenu {
  readonly button: HTMLElement;
  readonly focus: 'first' | 'last' | undefined;
}

const firstItems = new Map<string, OpenMenu['focus']>([
  ['ArrowDown', 'first'],
  ['ArrowUp', 'last'],
]);

/** A button that opens a menu, which is named after it. */
export function MenuButton({
  label,
  children,
  tooltip = children ? undefined : label,
  items,
  ...rest
}: MenuButtonProps) {
  const id = useId();
  const [menu, setMenu] = useState<OpenMenu>();
  const toggle = (button: HTMLElement, focus?: OpenMenu['focus']) =>
    setMenu(menu ? undefined : { button, focus });
  const openByArrow = (event: KeyboardEvent<HTMLElement>) => {
    const focus = firstItems.get(event.key);
    if (!focus) return;
    event.preventDefault();
    toggle(event.currentTarget, focus);
  };
  return (
    <>
      <Tooltip content={tooltip} disabled={tooltip === undefined || menu !== undefined}>
        <Button
          {...rest}
          id={id}
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={menu !== undefined}
          square={!children}
          onPointerEnter={MenuPopup.prefetch}
          onFocus={MenuPopup.prefetch}
          onMouseDown={(event) => {
            if (event.button !== 0) return;
            // Where the menu returns it to; Safari focuses no button that is pressed.
            event.preventDefault();
            event.currentTarget.focus();
            toggle(event.currentTarget);
          }}
          // A press has opened it before its click.
          onClick={({ detail, currentTarget }) => detail === 0 && toggle(currentTarget, 'first')}
          onKeyDown={openByArrow}
        >
          {children}
        </Button>
      </Tooltip>
      {menu && (
        <MenuPopup {...menu} onClose={() => setMenu(undefined)}>
          {items}
        </MenuPopup>
      )}
    </>
  );
}
