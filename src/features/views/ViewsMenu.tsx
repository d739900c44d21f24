import { BookmarkPlus, Settings2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { PathLink } from '~/components/PathLink';
import type { OrganizationListParams } from '~/domain/organizationList';
import { useStores } from '~/stores/context';
import { Menu } from '~/ui/menu/Menu';
import type { MenuControl } from '~/ui/menu/MenuControl';
import { MenuItem, MenuLinkItem } from '~/ui/menu/MenuItem';
import { MenuSeparator } from '~/ui/menu/MenuLabel';
import { viewName, viewPath, viewSearch } from './viewUrl';

interface ViewsMenuProps extends MenuControl {
  readonly query: OrganizationListParams;
  readonly onSave: () => void;
  readonly onManage: () => void;
}

/** The user's saved views, each a link, and what can be done with them. */
export const ViewsMenu = observer(function ViewsMenu({
  query,
  onSave,
  onManage,
  ...control
}: ViewsMenuProps) {
  const { views } = useStores();
  const current = viewName(views.list, viewSearch(query));
  return (
    <Menu {...control} label="Views">
      {views.list.map((view) => (
        <MenuLinkItem
          key={view.name}
          current={view.name === current}
          link={<PathLink to={viewPath(view)} />}
        >
          {view.name}
        </MenuLinkItem>
      ))}
      {views.list.length > 0 && <MenuSeparator />}
      <MenuItem icon={<BookmarkPlus size={16} aria-hidden="true" />} onSelect={onSave}>
        Save view
      </MenuItem>
      <MenuItem
        icon={<Settings2 size={16} aria-hidden="true" />}
        disabled={views.list.length === 0}
        onSelect={onManage}
      >
        Manage views
      </MenuItem>
    </Menu>
  );
});
