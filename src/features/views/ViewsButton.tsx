import styled from '@emotion/styled';
import { Bookmark, ChevronDown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { OrganizationListParams } from '~/domain/organizationList';
import { useStores } from '~/stores/context';
import { MenuButton } from '~/ui/Menu';
import { ViewsMenu } from './ViewsMenu';
import { viewName, viewSearch } from './views';

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
