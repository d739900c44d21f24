import styled from '@emotion/styled';
import { ChevronsUpDown, Keyboard, LogOut, Moon } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useNavigate } from '~/hooks/navigation';
import type { User } from '~/domain/User';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';
import { Divider } from '~/ui/layout';
import { MenuCheckboxItem, MenuItem, MenuLabel, MenuNote } from '~/ui/Menu';
import { MenuButton } from '~/ui/MenuButton';
import { Avatar } from '~/ui/Seats';

interface UserMenuProps {
  readonly user: User;
  /** Shows the avatar only. */
  readonly compact?: boolean;
}

/** The user menu, opened by a button with the user's name. */
export function UserMenu({ user, compact = false }: UserMenuProps) {
  const menu = {
    variant: 'quiet',
    icon: <Avatar name={user.name} />,
    items: <UserItems user={user} />,
  } as const;
  if (compact) return <MenuButton {...menu} size="large" label={user.name} />;
  return (
    <UserButton {...menu}>
      <UserName data-email={user.email}>{user.name}</UserName>
      <ChevronsUpDown size={14} aria-hidden="true" />
    </UserButton>
  );
}

/** Name and email, theme, shortcuts, sign-out, version. */
const UserItems = observer(function UserItems({ user }: Pick<UserMenuProps, 'user'>) {
  const stores = useStores();
  const { commands, release } = stores;
  const navigate = useNavigate();
  return (
    <>
      <MenuLabel title={user.name} detail={user.email} />
      <Divider />
      <MenuCheckboxItem
        icon={<Moon size={16} aria-hidden="true" />}
        checked={stores.theme.name === 'dark'}
        onCheckedChange={() => stores.theme.toggle()}
      >
        Dark theme
      </MenuCheckboxItem>
      <MenuCheckboxItem
        icon={<Keyboard size={16} aria-hidden="true" />}
        checked={commands.hasShortcuts}
        onCheckedChange={() => commands.toggleShortcuts()}
      >
        Keyboard shortcuts
      </MenuCheckboxItem>
      <Divider />
      <MenuItem
        icon={<LogOut size={16} aria-hidden="true" />}
        onSelect={() => void navigate('/logout')}
      >
        Logout
      </MenuItem>
      {release && (
        <>
          <Divider />
          <MenuNote>{`Version ${release.version} (${release.commit})`}</MenuNote>
        </>
      )}
    </>
  );
});

const UserButton = styled(MenuButton)`
  inline-size: 100%;
  min-block-size: 40px;
  padding: 0 ${theme.space[2]};
  gap: ${theme.space[2]};
  & > span + span {
    color: ${theme.text.primary};
    flex: 1;
    min-inline-size: 0;
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    text-align: start;
    & > svg {
      color: ${theme.text.muted};
    }
  }
`;

// The email is no element: the button's text is its accessible name (WCAG 2.5.3).
const UserName = styled.span`
  flex: 1;
  ${theme.ellipsis};
  &::after {
    content: attr(data-email);
    content: attr(data-email) / '';
    display: block;
    ${theme.ellipsis};
    color: ${theme.text.muted};
    ${theme.type[12]};
    font-weight: ${theme.fontWeight.regular};
  }
`;
