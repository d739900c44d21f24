import styled from '@emotion/styled';
import { Bookmark, ChevronDown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { OrganizationListParams } from '~/domain/organizationList';
import { useStores } from '~/stores/context';
import { Divider } from '~/ui/layout';
import { MenuItem, MenuLinkItem, MenuNote } from '~/ui/Menu';
import { MenuButton } from '~/ui/MenuButton';
import { viewName, viewSearch, viewPath } from './savedViews';
import { PathLink } from '~/components/PathLink';

interface ViewsButtonProps {
  readonly query: OrganizationListParams;
  readonly onSave: () => void;
  readonly onManage: () => void;
}

/** Opens the menu of saved views; shows the name of the one on screen, and is named after it too. */
export const ViewsButton = observer(function ViewsButton({
  query,
  ...menuProps
}: ViewsButtonProps) {
  const search = viewSearch(query);
  const current = viewName(useStores().views.list, search);
  return (
    <MenuButton
      label={current === undefined ? undefined : `Views, ${current}`}
      variant="secondary"
      icon={current === undefined && <Bookmark size={16} aria-hidden="true" />}
      items={
        <ViewsMenu
          {...menuProps}
          current={current}
          canSave={current === undefined && search !== ''}
        />
      }
    >
      {current === undefined ? (
        'Views'
      ) : (
        <Current>
          <span>{current}</span>
          <ChevronDown size={16} aria-hidden="true" />
        </Current>
      )}
    </MenuButton>
  );
});

// With the button's padding and border at most 200 px.
const Current = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  max-inline-size: 174px;
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > svg {
    flex: none;
  }
`;

interface ViewsMenuProps {
  /** The name of the view on screen. */
  readonly current: string | undefined;
  /** Whether the list differs from its default and from every view. */
  readonly canSave: boolean;
  readonly onSave: () => void;
  readonly onManage: () => void;
}

/** The user's saved views, each a link, and what can be done with them. */
const ViewsMenu = observer(function ViewsMenu({
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
      {hasViews && <Divider />}
      {canSave && <MenuItem onSelect={onSave}>Save view</MenuItem>}
      {hasViews ? (
        <MenuItem onSelect={onManage}>Manage views</MenuItem>
      ) : (
        <MenuNote>A view keeps search, filters and order.</MenuNote>
      )}
    </>
  );
});
