import { Ellipsis } from 'lucide-react';
import type { OrganizationListParams } from '~/domain/organizationList';
import { useMenuLoading } from '~/hooks/useMenuLoading';
import { lazyComponent } from '~/ui/hooks/lazyComponent';
import { MenuButton } from '~/ui/menu/MenuButton';
import { SortSelect } from './SortSelect';
import type { SpreadsheetMenuProps } from './SpreadsheetMenu';
import type { ListView } from './useListView';

const SpreadsheetMenu = lazyComponent(() =>
  import('./SpreadsheetMenu').then(({ SpreadsheetMenu }) => SpreadsheetMenu),
);

/** Import and export, which wide screens show as buttons. */
export type SpreadsheetActionProps = Pick<
  SpreadsheetMenuProps,
  'canExport' | 'onImport' | 'onExport'
>;

interface NarrowToolsProps {
  readonly query: OrganizationListParams;
  readonly actions: SpreadsheetActionProps;
  readonly onChange: ListView['change'];
}

/** What narrow screens have instead of the table's header and the buttons beside the heading. */
export function NarrowTools({ query, actions, onChange }: NarrowToolsProps) {
  return (
    <>
      <SortSelect query={query} onChange={onChange} />
      <MenuButton
        aria-label="More actions"
        icon={<Ellipsis size={16} aria-hidden="true" />}
        onIntent={SpreadsheetMenu.preload}
        menu={LazySpreadsheetMenu}
        menuProps={actions}
      />
    </>
  );
}

function LazySpreadsheetMenu(props: SpreadsheetMenuProps) {
  return <SpreadsheetMenu {...props} {...useMenuLoading(props)} />;
}
