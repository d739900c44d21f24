import { Menu as Base } from '@base-ui/react/menu';
import { css } from '@emotion/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { theme } from '~/theme/theme';
import { BaseMenu } from './Menu';
import { staticClassName } from './style';

// Named, as the bundle would have all that Base UI has if it were passed as a whole.
const parts = {
  Item: Base.Item,
  LinkItem: Base.LinkItem,
  CheckboxItem: Base.CheckboxItem,
  Group: Base.Group,
  GroupLabel: Base.GroupLabel,
};

interface MenuPopupProps {
  /** Names the menu, and gets its focus back. */
  readonly button: HTMLElement;
  /** The item that has focus at first: if opened from the keyboard. */
  readonly focus: 'first' | 'last' | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The popup of MenuButton, in a module of its own so that it can be loaded lazily. */
export function MenuPopup({ button, focus, onClose, children }: MenuPopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  useEffect(disableFocusGuards, []);
  const initialItem = () => {
    const items = popup.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [];
    return Array.from(items).at(focus === 'last' ? -1 : 0);
  };
  return (
    <Base.Root
      modal={false}
      open
      onOpenChange={(_, { event }) => {
        // The button itself closes it.
        if (!button.contains(event.target as Node)) onClose();
      }}
    >
      <Base.Portal>
        <Base.Positioner className={positionerClass} anchor={button} align="end" sideOffset={4}>
          <Base.Popup
            className={popupClass}
            ref={popup}
            aria-labelledby={button.id}
            {...(focus && { initialFocus: initialItem })}
            // A dialog that an item has opened keeps its focus.
            finalFocus={() => !document.activeElement?.closest('[role$="dialog"]')}
            onKeyDown={(event) => {
              if (event.key !== 'Tab') return;
              event.preventDefault();
              onClose();
            }}
          >
            <BaseMenu value={parts}>{children}</BaseMenu>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
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

const positionerClass = staticClassName(css`
  z-index: ${theme.layer.popup};
`);
const popupClass = staticClassName(css`
  min-inline-size: 200px;
  max-inline-size: min(320px, calc(100vw - 16px));
  padding: ${theme.space[1]};
  border-radius: ${theme.radius.card};
  ${theme.overlay};
  & > hr {
    margin: ${theme.space[1]} calc(-1 * ${theme.space[1]});
  }
  transition:
    opacity ${theme.duration.popover} ${theme.easing},
    transform ${theme.duration.popover} ${theme.easing};
  @starting-style {
    opacity: 0;
  }
  @media (prefers-reduced-motion: no-preference) {
    @starting-style {
      transform: translateY(-4px);
    }
  }
`);
