import { Menu as Base } from '@base-ui/react/menu';
import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { theme } from '~/theme/theme';
import { ItemLabel } from './ItemLabel';
import { menuItemStyle } from './menuItemStyle';
import type { ElementNode } from '~/ui/layout/ElementNode';

interface ItemProps {
  /** An icon before the label. */
  readonly icon?: ElementNode;
  /** The label. */
  readonly children: ReactNode;
}

export interface MenuItemProps extends ItemProps {
  /** Called when the item is chosen. The menu closes. */
  readonly onSelect?: () => void;
  /** Shows the item but makes it unusable. */
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
  /** Whether the setting is on. */
  readonly checked: boolean;
  /** Called with the new state. */
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
