import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { ChevronsUpDown } from 'lucide-react';
import type { User } from '~/domain/User';
import { theme } from '~/theme/theme';
import { MenuButton } from '~/ui/MenuButton';
import { Avatar } from '~/ui/Seats';
import { visuallyHiddenStyle } from '~/ui/text';
import { lazyMenu } from '~/ui/lazyComponent';

const UserMenuList = lazyMenu('layouts/UserMenuList', () =>
  import('./UserMenuList').then((module) => module.UserMenuList),
);

interface UserMenuProps {
  readonly user: User;
  /** Shows the avatar only. */
  readonly compact?: boolean;
}

/** The button of the user menu. */
export function UserMenu({ user, compact = false }: UserMenuProps) {
  return (
    <UserButton
      variant="quiet"
      menu={UserMenuList}
      icon={<Avatar name={user.name} />}
      tooltip={compact ? user.name : undefined}
      isCompact={compact}
    >
      <Name data-email={user.email}>{user.name}</Name>
      <ChevronsUpDown size={14} aria-hidden="true" />
    </UserButton>
  );
}

const compactStyle = css`
  inline-size: 40px;
  padding: 0;
  & > span + span {
    ${visuallyHiddenStyle}
  }
`;
const UserButton = styled(MenuButton, {
  shouldForwardProp: (prop) => prop !== 'isCompact',
})<{ readonly isCompact: boolean }>`
  inline-size: 100%;
  block-size: 40px;
  padding: 0 ${theme.space[2]};
  gap: ${theme.space[2]};
  & > span + span {
    flex: 1;
    min-inline-size: 0;
  }
  & > span + span > span {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    text-align: start;
    & > svg {
      flex: none;
      color: ${theme.text.muted};
    }
  }
  ${({ isCompact }) => isCompact && compactStyle}
`;

// The email is no element: the button's text is its accessible name (WCAG 2.5.3).
const Name = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
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
`;
