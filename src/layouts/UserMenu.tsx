import styled from '@emotion/styled';
import { ChevronsUpDown } from 'lucide-react';
import type { User } from '~/domain/User';
import { useMenuLoading } from '~/hooks/useMenuLoading';
import { theme } from '~/theme/theme';
import { lazyComponent } from '~/ui/hooks/lazyComponent';
import { MenuButton } from '~/ui/menu/MenuButton';
import type { MenuControl } from '~/ui/menu/MenuControl';
import { Avatar } from '~/ui/text/Avatar';
import { visuallyHiddenStyle } from '~/ui/text/visuallyHiddenStyle';

const UserMenuList = lazyComponent(() =>
  import('./UserMenuList').then(({ UserMenuList }) => UserMenuList),
);

interface UserMenuProps {
  readonly user: User;
  /** Shows the avatar only. */
  readonly compact?: boolean;
}

/** The button of the user menu; the menu's chunk is preloaded on hover and focus. */
export function UserMenu({ user, compact = false }: UserMenuProps) {
  return (
    <UserButton
      variant="quiet"
      onIntent={UserMenuList.preload}
      menu={LazyUserMenuList}
      icon={<Avatar name={user.name} />}
      data-compact={compact ? '' : undefined}
    >
      <span data-name="" data-email={user.email}>
        {user.name}
      </span>
      <ChevronsUpDown size={14} aria-hidden="true" />
    </UserButton>
  );
}

function LazyUserMenuList(control: MenuControl) {
  return <UserMenuList {...control} {...useMenuLoading(control)} />;
}

const UserButton = styled(MenuButton)`
  inline-size: 100%;
  block-size: 40px;
  padding: 0 ${theme.space[2]};
  gap: ${theme.space[2]};
  & > span + span {
    flex: 1;
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-inline-size: 0;
    text-align: start;
    & > svg {
      flex: none;
      color: ${theme.text.muted};
    }
  }
  & [data-name] {
    flex: 1;
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    /* Not an element: the button's text is its accessible name (WCAG 2.5.3). */
    &::after {
      content: attr(data-email);
      content: attr(data-email) / '';
      display: block;
      overflow: hidden;
      text-overflow: ellipsis;
      color: ${theme.text.muted};
      ${theme.type[12]};
      font-weight: ${theme.fontWeight.regular};
    }
  }
  &[data-compact] {
    inline-size: 40px;
    padding: 0;
    & > span + span {
      ${visuallyHiddenStyle}
    }
  }
`;
