import { Download, ListChecks, Upload } from 'lucide-react';
import { canLookUp } from '~/api/lookup';
import { useStores } from '~/stores/context';
import { Menu, MenuItem, MenuSeparator } from '~/ui/Menu';
import type { MenuControl } from '~/ui/MenuButton';
import { ExcelItem } from './ExcelItem';

export interface SpreadsheetItems {
  readonly canExport: boolean;
  readonly onImport: () => void;
  readonly onExport: () => void;
}

interface MoreMenuProps extends MenuControl {
  /** Import and export, for narrow screens; wide ones have buttons. */
  readonly spreadsheets: SpreadsheetItems | undefined;
  readonly onSelectFromList: () => void;
}

/** What is done with the list less often. */
export function MoreMenu({ spreadsheets, onSelectFromList, ...control }: MoreMenuProps) {
  return (
    <Menu {...control} label="More">
      {spreadsheets && (
        <>
          <MenuItem
            icon={<Upload size={16} aria-hidden="true" />}
            label="Import CSV"
            onSelect={spreadsheets.onImport}
          >
            Import
          </MenuItem>
          <MenuItem
            icon={<Download size={16} aria-hidden="true" />}
            disabled={!spreadsheets.canExport}
            onSelect={spreadsheets.onExport}
          >
            Export CSV
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      {canLookUp(useStores()) && (
        <MenuItem icon={<ListChecks size={16} aria-hidden="true" />} onSelect={onSelectFromList}>
          Select from a list
        </MenuItem>
      )}
      <ExcelItem />
    </Menu>
  );
}
