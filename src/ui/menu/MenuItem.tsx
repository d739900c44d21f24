import { Menu as Base } from '@base-ui/react/menu';
import styled from '@emotion/styled';
import type { ReactElement, ReactNode } from 'react';
import { menuItemStyle } from './menuItemStyle';

export interface MenuItemProps {
  /** An icon before the label. */
  readonly icon?: ReactNode;
  /** Called when the item is chosen. The menu closes. */
  readonly onSelect?: () => void;
  /** Shows the item but makes it unusable. */
  readonly disabled?: boolean;
  /** A link element to render the item as, such as a router's. */
  readonly render?: ReactElement<Record<string, unknown>>;
  /** The label. */
  readonly children: ReactNode;
}

/** An action in a Menu. */
export function MenuItem({ icon, onSelect, disabled, render, children }: MenuItemProps) {
  return (
    <Item disabled={disabled} onClick={onSelect} render={render}>
      {icon}
      <span data-item-label="">{children}</span>
    </Item>
  );
}

const Item = styled(Base.Item)(menuItemStyle);
