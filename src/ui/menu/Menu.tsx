import { Menu as Base } from '@base-ui/react/menu';
import styled from '@emotion/styled';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { theme } from '~/theme/theme';
import type { MenuControl } from './MenuControl';

export interface MenuProps extends MenuControl {
  /** Its accessible name. */
  readonly label: string;
  /** MenuItem, MenuCheckboxItem, MenuSeparator, MenuLabel. */
  readonly children: ReactNode;
}

/** The popup that a MenuButton opens. Import it lazily: it pulls in Base UI. */
export function Menu({ open, onOpenChange, anchor, focusFirst, label, children }: MenuProps) {
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open || !focusFirst) return undefined;
    const frame = requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        popup.current?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus(),
      ),
    );
    return () => cancelAnimationFrame(frame);
  }, [open, focusFirst]);
  useEffect(() => (open ? disableFocusGuards() : undefined), [open]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    onOpenChange(false);
  };
  return (
    <Base.Root
      open={open}
      modal={false}
      onOpenChange={(next, details) => {
        // The press also reaches the button, whose click toggles the menu: closing here as well
        // would reopen it.
        const isAnchorPress =
          details.reason === 'outside-press' &&
          details.event.target instanceof Node &&
          anchor.current?.contains(details.event.target);
        if (!isAnchorPress) onOpenChange(next);
      }}
    >
      <Base.Portal>
        <Positioner anchor={anchor} align="end" sideOffset={4}>
          <Popup
            ref={popup}
            aria-label={label}
            // Called after the transition: a dialog that an item has opened keeps its focus.
            finalFocus={() => (isFocusInDialog() ? false : anchor.current)}
            onKeyDown={onKeyDown}
          >
            {children}
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function isFocusInDialog(): boolean {
  return Boolean(document.activeElement?.closest('[role$="dialog"]'));
}

/**
 * Removes Base UI's focus guards from the tab order while a menu is open, and returns a function
 * that stops. The guards are aria-hidden but focusable, which fails axe's `aria-hidden-focus`
 * (https://github.com/mui/base-ui/issues/4668). Our menus close on Tab, so they don't need them.
 */
function disableFocusGuards(): () => void {
  const removeFromTabOrder = () => {
    for (const guard of document.querySelectorAll<HTMLElement>(
      '[data-base-ui-focus-guard][tabindex="0"]',
    ))
      guard.tabIndex = -1;
  };
  const observer = new MutationObserver(removeFromTabOrder);
  observer.observe(document.body, { childList: true, subtree: true });
  removeFromTabOrder();
  return () => observer.disconnect();
}

const Positioner = styled(Base.Positioner)`
  z-index: ${theme.layer.popup};
  outline: none;
`;
const Popup = styled(Base.Popup)`
  min-inline-size: 200px;
  max-inline-size: min(320px, calc(100vw - 16px));
  padding: ${theme.space[1]};
  border-radius: ${theme.radius.card};
  background: ${theme.surface.overlay};
  color: ${theme.text.primary};
  box-shadow: ${theme.shadow.overlay};
  outline: none;
  transition: opacity ${theme.duration.popover} ${theme.easing};
  @starting-style {
    opacity: 0;
  }
`;
