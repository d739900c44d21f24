import { type ComponentType, type MouseEvent, type RefObject, useRef, useState } from 'react';
import { Button, type ButtonProps } from '~/ui/Button';
import { Tooltip } from '~/ui/Tooltip';

export interface MenuButtonProps<Extra extends object = object> extends Omit<
  ButtonProps,
  'onClick' | 'busy' | 'ref' | 'aria-label' | 'square'
> {
  /** The accessible name: of a button with only an icon, or whose text is another one. */
  readonly label?: string | undefined;
  /** Names a button whose text isn't visible; the label of one with only an icon. */
  readonly tooltip?: string | undefined;
  /**
   * Renders a Menu with the given control. May be a lazy component: it is prefetched on hover and
   * focus, and isn't rendered before the menu is first opened.
   */
  readonly menu: ComponentType<MenuControl & Extra> & { readonly prefetch?: () => void };
  /** Further props of the menu. */
  readonly menuProps?: Extra;
  /** Called on hover and focus, to prefetch what the menu opens. */
  readonly onIntent?: () => void;
  /** The ref of the button. */
  readonly ref?: RefObject<HTMLButtonElement | null>;
}

/** A button that opens a menu. */
export function MenuButton<Extra extends object = object>({
  menu: Menu,
  menuProps,
  onIntent,
  label,
  children,
  tooltip = children ? undefined : label,
  ref,
  ...rest
}: MenuButtonProps<Extra>) {
  const ownRef = useRef<HTMLButtonElement>(null);
  const anchor = ref ?? ownRef;
  const [open, setOpen] = useState(false);
  const [openedByKeyboard, setOpenedByKeyboard] = useState(false);
  const [hasOpened, setHasOpened] = useState(false);

  const prefetch = () => {
    Menu.prefetch?.();
    onIntent?.();
  };
  const toggle = (event: MouseEvent) => {
    setOpenedByKeyboard(event.detail === 0);
    setHasOpened(true);
    setOpen(!open);
  };
  return (
    <>
      <Tooltip content={tooltip} disabled={tooltip === undefined || open}>
        <Button
          {...rest}
          aria-label={label}
          square={!children}
          ref={anchor}
          aria-haspopup="menu"
          aria-expanded={open}
          onClick={toggle}
          onPointerEnter={prefetch}
          onFocus={prefetch}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
            event.preventDefault();
            if (!open) anchor.current?.click();
          }}
        >
          {children}
        </Button>
      </Tooltip>
      {hasOpened && (
        <Menu
          open={open}
          onOpenChange={setOpen}
          anchor={anchor}
          focusFirst={openedByKeyboard}
          {...(menuProps as Extra)}
        />
      )}
    </>
  );
}

/** What a MenuButton passes to its Menu. */
export interface MenuControl {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly anchor: RefObject<HTMLElement | null>;
  /** The menu was opened by keyboard: focus its first item. */
  readonly focusFirst: boolean;
}
