import { Bookmark, ChevronDown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { PathLink } from '~/components/PathLink';
import type { OrganizationListParams } from '~/domain/organizationList';
import { useStores } from '~/stores/context';
import { Divider, Inline } from '~/ui/layout';
import { MenuItem, MenuLinkItem, MenuNote } from '~/ui/Menu';
import { MenuButton } from '~/ui/MenuButton';
import { Truncated } from '~/ui/text';
import { viewName, viewSearch, viewPath } from './savedViews';

interface ViewsButtonProps {
  readonly query: OrganizationListParams;
  readonly onSave: () => void;
  readonly onManage: () => void;
}

/**
 * Opens the menu of saved views, each a link, and of what can be done with them; shows the name of the one
 * on screen, and is named after it too.
 */
export const ViewsButton = observer(function ViewsButton({
  query,
  onSave,
  onManage,
}: ViewsButtonProps) {
  const { list } = useStores().views;
  const search = viewSearch(query);
  const current = viewName(list, search);
  const canSave = current === undefined && search !== '';
  return (
    <MenuButton
      label={current === undefined ? undefined : `Views, ${current}`}
      variant="secondary"
      icon={current === undefined && <Bookmark size={16} aria-hidden="true" />}
      items={
        <>
          {list.map((view) => (
            <MenuLinkItem
              key={view.name}
              current={view.name === current}
              link={<PathLink to={viewPath(view)} />}
            >
              {view.name}
            </MenuLinkItem>
          ))}
          {list.length > 0 && <Divider />}
          {canSave && <MenuItem onSelect={onSave}>Save view</MenuItem>}
          {list.length > 0 ? (
            <MenuItem onSelect={onManage}>Manage views</MenuItem>
          ) : (
            <MenuNote>A view keeps search, filters and order.</MenuNote>
          )}
        </>
      }
    >
      {current === undefined ? (
        'Views'
      ) : (
        // With the button's padding and border at most 200 px.
        <Inline as="span" style={{ gap: 6, maxInlineSize: 174 }}>
          <Truncated>{current}</Truncated>
          <ChevronDown size={16} aria-hidden="true" />
        </Inline>
      )}
    </MenuButton>
  );
});
