import { Ellipsis } from 'lucide-react';
import type { OrganizationListParams } from '~/domain/organizationList';
import { MenuButton } from '~/ui/menu/MenuButton';
import { SpreadsheetMenu, spreadsheetMenu } from './lazyDialogs';
import { SortSelect } from './SortSelect';
import type { SpreadsheetMenuProps } from './SpreadsheetMenu';
import type { ListView } from './useListView';

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
        onIntent={() => void spreadsheetMenu.load().catch(() => undefined)}
        menu={SpreadsheetMenu}
        menuProps={actions}
      />
    </>
  );
}
