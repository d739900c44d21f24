import { BookmarkPlus, Settings2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { PathLink } from '~/components/PathLink';
import { useStores } from '~/stores/context';
import { Menu } from '~/ui/menu/Menu';
import type { MenuControl } from '~/ui/menu/MenuControl';
import { MenuItem, MenuLinkItem } from '~/ui/menu/MenuItem';
import { MenuNote, MenuSeparator } from '~/ui/menu/MenuLabel';
import { viewPath } from './viewUrl';

interface ViewsMenuProps extends MenuControl {
  /** The name of the view on screen. */
  readonly current: string | undefined;
  readonly onSave: () => void;
  readonly onManage: () => void;
}

/** The user's saved views, each a link, and what can be done with them. */
export const ViewsMenu = observer(function ViewsMenu({
  current,
  onSave,
  onManage,
  ...control
}: ViewsMenuProps) {
  const { views } = useStores();
  const hasViews = views.list.length > 0;
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
      {hasViews && <MenuSeparator />}
      <MenuItem icon={<BookmarkPlus size={16} aria-hidden="true" />} onSelect={onSave}>
        Save view
      </MenuItem>
      {hasViews ? (
        <MenuItem icon={<Settings2 size={16} aria-hidden="true" />} onSelect={onManage}>
          Manage views
        </MenuItem>
      ) : (
        <MenuNote>Keeps search, filters and order under a name.</MenuNote>
      )}
    </Menu>
  );
});
