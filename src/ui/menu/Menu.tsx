import { Menu as Base } from '@base-ui/react/menu';
import styled from '@emotion/styled';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { theme } from '~/theme/theme';
import type { MenuControl } from './MenuControl';
import { disableFocusGuards } from '~/ui/dialog/disableFocusGuards';

export interface MenuProps extends MenuControl {
  /** Its accessible name. */
  readonly label: string;
  /** MenuItem, MenuCheckboxItem, MenuSeparator, MenuLabel. */
  readonly children: ReactNode;
  /** Which edges of the menu and its button align. */
  readonly align?: 'start' | 'center' | 'end';
  /** The preferred side; it flips where there is no space. */
  readonly side?: 'top' | 'right' | 'bottom' | 'left';
}

/** The popup that a MenuButton opens. Import it lazily: it pulls in Base UI. */
export function Menu({
  open,
  onOpenChange,
  anchor,
  focusFirst,
  label,
  children,
  align = 'end',
  side = 'bottom',
}: MenuProps) {
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
        <Positioner anchor={anchor} side={side} align={align} sideOffset={4}>
          <Popup ref={popup} aria-label={label} finalFocus={anchor} onKeyDown={onKeyDown}>
            {children}
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
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
