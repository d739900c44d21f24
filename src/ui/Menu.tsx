import { Menu as Base } from '@base-ui/react/menu';
import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { theme } from '~/theme/theme';
import { Button, type ButtonProps } from './Button';
import { Tooltip } from './Tooltip';

// `data-highlighted`, `data-disabled`: Base UI's.
export const menuItemStyle = css`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: ${theme.control.medium};
  padding: ${theme.space[1]} ${theme.space[2]};
  border-radius: ${theme.radius.control};
  color: inherit;
  text-decoration: none;
  outline: none;
  cursor: pointer;
  ${theme.unselectable};
  & > svg {
    flex: none;
    color: ${theme.text.muted};
  }
  &[data-highlighted],
  &:focus {
    background: ${theme.surface.hover};
  }
  &:focus-visible {
    outline: 2px solid ${theme.focus.ring};
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: ${theme.text.disabled};
    cursor: default;
  }
  ${theme.media.belowMedium} {
    min-block-size: 40px;
  }
`;

/** The label of an item of a Menu or a Combobox. */
export const ItemLabel = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export interface MenuButtonProps extends Omit<
  ButtonProps,
  'onClick' | 'busy' | 'aria-label' | 'square'
> {
  /** The accessible name: of a button with only an icon, or whose text is another one. */
  readonly label?: string | undefined;
  /** Names a button whose text isn't visible; the label of one with only an icon. */
  readonly tooltip?: string | undefined;
  /** MenuItem, MenuLinkItem, MenuCheckboxItem, MenuSeparator, MenuLabel, MenuNote. */
  readonly items: ReactNode;
}

/** A button that opens a menu, which is named after it. */
export function MenuButton({
  label,
  children,
  tooltip = children ? undefined : label,
  items,
  ...rest
}: MenuButtonProps) {
  const [open, setOpen] = useState(false);
  useEffect(() => (open ? disableFocusGuards() : undefined), [open]);
  return (
    <Base.Root modal={false} open={open} onOpenChange={(next) => setOpen(next)}>
      <Tooltip content={tooltip} disabled={tooltip === undefined || open}>
        <Base.Trigger render={<Button {...rest} aria-label={label} square={!children} />}>
          {children}
        </Base.Trigger>
      </Tooltip>
      <Base.Portal>
        <Positioner align="end" sideOffset={4}>
          {/* Called after the transition: a dialog that an item has opened keeps its focus. */}
          <Popup
            finalFocus={() => !document.activeElement?.closest('[role$="dialog"]')}
            onKeyDown={(event) => {
              if (event.key !== 'Tab') return;
              event.preventDefault();
              setOpen(false);
            }}
          >
            {items}
          </Popup>
        </Positioner>
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
  box-shadow: ${theme.shadow.overlay};
  outline: none;
  transition: opacity ${theme.duration.popover} ${theme.easing};
  @starting-style {
    opacity: 0;
  }
`;

interface ItemProps {
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export interface MenuItemProps extends ItemProps {
  readonly onSelect?: () => void;
  readonly disabled?: boolean;
  /** An accessible name that begins with the label, if it alone is ambiguous. */
  readonly label?: string;
}

/** An action in a Menu. */
export function MenuItem({ icon, onSelect, disabled, label, children }: MenuItemProps) {
  return (
    <Item disabled={disabled} onClick={onSelect} aria-label={label}>
      {icon}
      <ItemLabel>{children}</ItemLabel>
    </Item>
  );
}

export interface MenuLinkItemProps extends ItemProps {
  /** The link without its content, such as a router's. */
  readonly link: ReactElement;
  /** Marks the link to what is on screen. */
  readonly current?: boolean;
}

/** A link in a Menu. */
export function MenuLinkItem({ icon, link, current, children }: MenuLinkItemProps) {
  return (
    <LinkItem render={link} closeOnClick aria-current={current ? 'true' : undefined}>
      {icon}
      <ItemLabel>{children}</ItemLabel>
      {current ? <Check size={16} aria-hidden="true" /> : null}
    </LinkItem>
  );
}

export interface MenuCheckboxItemProps extends ItemProps {
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
}

/** A setting in a Menu, on or off. The menu stays open when it changes. */
export function MenuCheckboxItem({
  icon,
  checked,
  onCheckedChange,
  children,
}: MenuCheckboxItemProps) {
  return (
    <CheckboxItem
      checked={checked}
      onCheckedChange={(next) => onCheckedChange(next)}
      closeOnClick={false}
    >
      {icon}
      <ItemLabel>{children}</ItemLabel>
      <Switch aria-hidden="true" isOn={checked} />
    </CheckboxItem>
  );
}

const Item = styled(Base.Item)(menuItemStyle);
const LinkItem = styled(Base.LinkItem)(menuItemStyle);
const CheckboxItem = styled(Base.CheckboxItem)(menuItemStyle);
const Switch = styled.span<{ readonly isOn: boolean }>`
  position: relative;
  flex: none;
  inline-size: 28px;
  block-size: 16px;
  border: 1px solid ${({ isOn }) => (isOn ? theme.accent.solid : theme.border.control)};
  border-radius: ${theme.radius.full};
  background: ${({ isOn }) => (isOn ? theme.accent.solid : theme.surface.control)};
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    inline-size: 10px;
    block-size: 10px;
    border-radius: 50%;
    background: ${({ isOn }) => (isOn ? theme.accent.onSolid : theme.border.control)};
    transform: ${({ isOn }) => (isOn ? 'translateX(12px)' : 'none')};
    transition: transform ${theme.duration.quick};
  }
  @media (forced-colors: active) {
    background: ${({ isOn }) => (isOn ? 'Highlight' : theme.surface.control)};
    &::after {
      background: ${({ isOn }) => (isOn ? theme.accent.onSolid : 'CanvasText')};
    }
  }
`;

export interface MenuLabelProps {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
}

/** The heading of a group in a Menu, and its accessible name; for example the signed-in user. */
export function MenuLabel({ title, detail }: MenuLabelProps) {
  return (
    <Base.Group>
      <Label>
        <strong>{title}</strong>
        {detail ? <span>{detail}</span> : null}
      </Label>
    </Base.Group>
  );
}

const Label = styled(Base.GroupLabel)`
  display: flex;
  flex-direction: column;
  padding: 6px ${theme.space[2]};
  overflow-wrap: anywhere;
  & > strong {
    font-weight: ${theme.fontWeight.semibold};
  }
  & > span {
    color: ${theme.text.muted};
    ${theme.type[13]};
  }
`;

/** A line of text in a Menu that is not an item, such as the version. */
export const MenuNote = styled.div`
  padding: 6px ${theme.space[2]};
  color: ${theme.text.muted};
  ${theme.type[12]};
  overflow-wrap: anywhere;
`;

/** A line between groups of a Menu. */
export const MenuSeparator = styled(Base.Separator)`
  block-size: 1px;
  margin: ${theme.space[1]} calc(-1 * ${theme.space[1]});
  background: ${theme.border.hairline};
`;
