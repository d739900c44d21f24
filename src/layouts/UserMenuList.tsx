import { Keyboard, LogOut, Moon } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { useStores } from '~/stores/context';
import { Menu, MenuCheckboxItem, MenuItem, MenuLabel, MenuNote, MenuSeparator } from '~/ui/Menu';
import type { MenuControl } from '~/ui/MenuButton';

/** The user menu: name and email, theme, shortcuts, sign-out, version. */
export const UserMenuList = observer(function UserMenuList(control: MenuControl) {
  const { session, theme, commands, release } = useStores();
  const navigate = useNavigate();
  const { user } = session;
  if (!user) return null;
  return (
    <Menu {...control} label={user.name}>
      <MenuLabel title={user.name} detail={user.email} />
      <MenuSeparator />
      <MenuCheckboxItem
        icon={<Moon size={16} aria-hidden="true" />}
        checked={theme.name === 'dark'}
        onCheckedChange={() => theme.toggle()}
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
      <MenuSeparator />
      <MenuItem
        icon={<LogOut size={16} aria-hidden="true" />}
        onSelect={() => void navigate('/logout')}
      >
        Logout
      </MenuItem>
      {release && (
        <>
          <MenuSeparator />
          <MenuNote>{`Version ${release.version} (${release.commit})`}</MenuNote>
        </>
      )}
    </Menu>
  );
});
