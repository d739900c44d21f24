import type { Menu as Base } from '@base-ui/react/menu';
import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import { createContext, useContext, type ReactElement, type ReactNode } from 'react';
import { theme } from '~/theme/theme';
import { staticClassName } from '~/ui/style';

type Parts = Pick<typeof Base, 'Item' | 'LinkItem' | 'CheckboxItem' | 'Group' | 'GroupLabel'>;

/** Base UI's parts, which MenuPopup provides: imported here, they would be 40 kB of every first load. */
export const BaseMenu = createContext<Parts | undefined>(undefined);

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
  &[data-tone='danger'],
  &[data-tone='danger'] > svg {
    color: ${theme.danger.text};
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

const itemClass = staticClassName(menuItemStyle);

interface ItemProps {
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

export interface MenuItemProps extends ItemProps {
  readonly onSelect?: () => void;
  readonly disabled?: boolean;
  /** For what can't be taken back lightly: last, after a Divider. */
  readonly tone?: 'danger' | undefined;
  /** An accessible name that begins with the label, if it alone is ambiguous. */
  readonly label?: string;
}

/** An action in a Menu. */
export function MenuItem({ icon, onSelect, disabled, tone, label, children }: MenuItemProps) {
  const base = useContext(BaseMenu);
  return (
    base && (
      <base.Item
        className={itemClass}
        disabled={disabled}
        onClick={onSelect}
        aria-label={label}
        data-tone={tone}
      >
        {icon}
        <ItemLabel>{children}</ItemLabel>
      </base.Item>
    )
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
  const base = useContext(BaseMenu);
  return (
    base && (
      <base.LinkItem
        className={itemClass}
        render={link}
        closeOnClick
        aria-current={current ? 'true' : undefined}
      >
        {icon}
        <ItemLabel>{children}</ItemLabel>
        {current ? <Check size={16} aria-hidden="true" /> : null}
      </base.LinkItem>
    )
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
  const base = useContext(BaseMenu);
  return (
    base && (
      <base.CheckboxItem
        className={itemClass}
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next)}
        closeOnClick={false}
      >
        {icon}
        <ItemLabel>{children}</ItemLabel>
        <Switch aria-hidden="true" isOn={checked} />
      </base.CheckboxItem>
    )
  );
}

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
  const base = useContext(BaseMenu);
  return (
    base && (
      <base.Group>
        <base.GroupLabel className={labelClass}>
          <strong>{title}</strong>
          {detail ? <span>{detail}</span> : null}
        </base.GroupLabel>
      </base.Group>
    )
  );
}

const labelClass = staticClassName(css`
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
`);

/** A line of text in a Menu that is not an item, such as the version. */
export const MenuNote = styled.div`
  padding: 6px ${theme.space[2]};
  color: ${theme.text.muted};
  ${theme.type[12]};
  overflow-wrap: anywhere;
`;
