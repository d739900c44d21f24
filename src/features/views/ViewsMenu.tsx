import { BookmarkPlus, Settings2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { PathLink } from '~/components/PathLink';
import { useStores } from '~/stores/context';
import { MenuItem, MenuLinkItem, MenuNote, MenuSeparator } from '~/ui/Menu';
import { viewPath } from './views';

interface ViewsMenuProps {
  /** The name of the view on screen. */
  readonly current: string | undefined;
  /** Whether the list differs from its default and from every view. */
  readonly canSave: boolean;
  readonly onSave: () => void;
  readonly onManage: () => void;
}

/** The user's saved views, each a link, and what can be done with them. */
export const ViewsMenu = observer(function ViewsMenu({
  current,
  canSave,
  onSave,
  onManage,
}: ViewsMenuProps) {
  const { views } = useStores();
  const hasViews = views.list.length > 0;
  return (
    <>
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
      {canSave && (
        <MenuItem icon={<BookmarkPlus size={16} aria-hidden="true" />} onSelect={onSave}>
          Save view
        </MenuItem>
      )}
      {hasViews ? (
        <MenuItem icon={<Settings2 size={16} aria-hidden="true" />} onSelect={onManage}>
          Manage views
        </MenuItem>
      ) : (
        <MenuNote>Views keep a search, filters and an order under a name.</MenuNote>
      )}
    </>
  );
});
