import styled from '@emotion/styled';
import { Bookmark, ChevronDown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { OrganizationListParams } from '~/domain/organizationList';
import { useStores } from '~/stores/context';
import { lazyMenu } from '~/ui/lazyComponent';
import { MenuButton } from '~/ui/MenuButton';
import { viewName, viewSearch } from './views';

const ViewsMenu = lazyMenu('features/views/ViewsMenu', () =>
  import('./ViewsMenu').then((module) => module.ViewsMenu),
);

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
      menu={ViewsMenu}
      menuProps={{ current, canSave: current === undefined && search !== '', ...menuProps }}
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
