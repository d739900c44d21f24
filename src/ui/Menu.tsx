import type { Menu as Base } from '@base-ui/react/menu';
import { css } from '@emotion/react';
import { Check } from 'lucide-react';
import {
  createContext,
  useContext,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import { theme } from '~/theme/theme';
import { classNames, staticClassName } from './style';
import { Caption } from './text';

type Parts = Pick<typeof Base, 'Item' | 'LinkItem' | 'CheckboxItem' | 'Group' | 'GroupLabel'>;

/** Base UI's parts, which MenuPopup provides: imported here, they would be 40 kB of every first load. */
export const BaseMenu = createContext<Parts | undefined>(undefined);

// `data-highlighted`, `data-disabled`: Base UI's.
/** Of an item of a Menu or a Combobox. */
export const menuItemClass = staticClassName(css`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: ${theme.control.medium};
  padding: ${theme.space[1]} ${theme.space[2]};
  border-radius: ${theme.radius.control};
  text-decoration: none;
  outline: none;
  cursor: pointer;
  ${theme.unselectable};
  & > svg {
    color: ${theme.text.muted};
  }
  &[data-highlighted],
  &:focus {
    background: ${theme.surface.hover};
  }
  &:focus-visible {
    ${theme.focusRing};
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
    min-block-size: ${theme.control.large};
  }
`);

/** The label of an item of a Menu or a Combobox. */
export function ItemLabel({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={classNames(labelClass, className)} {...rest} />;
}

const labelClass = staticClassName(css`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`);

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
        className={menuItemClass}
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
        className={menuItemClass}
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
        className={menuItemClass}
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next)}
        closeOnClick={false}
      >
        {icon}
        <ItemLabel>{children}</ItemLabel>
        <span className={switchClass} data-on={checked || undefined} aria-hidden="true" />
      </base.CheckboxItem>
    )
  );
}

const switchClass = staticClassName(css`
  position: relative;
  flex: none;
  inline-size: 28px;
  block-size: 16px;
  border: 1px solid ${theme.border.control};
  border-radius: ${theme.radius.full};
  background: ${theme.surface.control};
  ${theme.keepColours};
  &::after {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    ${theme.square('10px')};
    border-radius: 50%;
    background: ${theme.border.control};
    transition: transform ${theme.duration.quick};
  }
  &[data-on] {
    border-color: ${theme.accent.solid};
    background: ${theme.accent.solid};
    &::after {
      background: ${theme.accent.onSolid};
      transform: translateX(12px);
    }
  }
`);

export interface MenuLabelProps {
  readonly title: string;
  readonly detail: string;
}

/** The heading of a group in a Menu, and its accessible name; for example the signed-in user. */
export function MenuLabel({ title, detail }: MenuLabelProps) {
  const base = useContext(BaseMenu);
  return (
    base && (
      <base.Group>
        <base.GroupLabel className={noteClass}>
          <strong>{title}</strong>
          <div>{detail}</div>
        </base.GroupLabel>
      </base.Group>
    )
  );
}

/** A line of text in a Menu that is not an item, such as the version. */
export function MenuNote({ children }: { readonly children: string }) {
  return (
    <Caption as="div" className={noteClass}>
      {children}
    </Caption>
  );
}

const noteClass = staticClassName(css`
  padding: 6px ${theme.space[2]};
  color: ${theme.text.muted};
  overflow-wrap: anywhere;
  & > strong {
    color: ${theme.text.primary};
  }
`);
