import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { menuItemStyle } from './menuItemStyle';

export interface MenuItemProps {
  /** A sign before the words. */
  icon?: ReactNode;
  /** It was chosen; the menu closes. */
  onSelect?: () => void;
  /** Can be seen, not used. */
  disabled?: boolean;
  /** A link to render it as, a router's for instance. */
  render?: ReactElement<Record<string, unknown>>;
  /** What it does. */
  children: ReactNode;
}

/** An action in a Menu. */
export function MenuItem({ icon, onSelect, disabled, render, children }: MenuItemProps) {
  return (
    <Base.Item css={menuItemStyle} disabled={disabled} onClick={onSelect} render={render}>
      {icon}
      <span data-words="">{children}</span>
    </Base.Item>
  );
}
