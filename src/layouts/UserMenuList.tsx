import { LogOut, Moon } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { useStores } from '~/stores/context';
import { Menu } from '~/ui/menu/Menu';
import { MenuCheckboxItem } from '~/ui/menu/MenuCheckboxItem';
import type { MenuControl } from '~/ui/menu/MenuControl';
import { MenuItem } from '~/ui/menu/MenuItem';
import { MenuLabel } from '~/ui/menu/MenuLabel';
import { MenuSeparator } from '~/ui/menu/MenuSeparator';

/** The user menu: name and email, theme, sign-out. */
export const UserMenuList = observer(function UserMenuList(control: MenuControl) {
  const { session, theme } = useStores();
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
      <MenuSeparator />
      <MenuItem
        icon={<LogOut size={16} aria-hidden="true" />}
        onSelect={() => void navigate('/logout')}
      >
        Logout
      </MenuItem>
    </Menu>
  );
});
