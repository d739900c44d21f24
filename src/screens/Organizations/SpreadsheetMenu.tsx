import { Download, FileSpreadsheet, Upload } from 'lucide-react';
import { useState } from 'react';
import { useStores } from '~/stores/context';
import { storedExportNotation } from '~/stores/exportNotation';
import { Menu } from '~/ui/menu/Menu';
import type { MenuControl } from '~/ui/menu/MenuControl';
import { MenuCheckboxItem, MenuItem } from '~/ui/menu/MenuItem';

export interface SpreadsheetMenuProps extends MenuControl {
  readonly canExport: boolean;
  readonly onImport: () => void;
  readonly onExport: () => void;
}

/** How exports are written. */
export function ExportOptionsMenu(control: MenuControl) {
  return (
    <Menu {...control} label="Export options">
      <ExcelItem />
    </Menu>
  );
}

/** Remembered in this browser. */
function ExcelItem() {
  const { storage } = useStores();
  const stored = storedExportNotation(storage);
  const [isForExcel, setForExcel] = useState(stored.isForExcel);
  return (
    <MenuCheckboxItem
      icon={<FileSpreadsheet size={16} aria-hidden="true" />}
      checked={isForExcel}
      onCheckedChange={(checked) => {
        stored.setForExcel(checked);
        setForExcel(checked);
      }}
    >
      For Excel (semicolon)
    </MenuCheckboxItem>
  );
}

/** Import and export on narrow screens. */
export function SpreadsheetMenu({
  canExport,
  onImport,
  onExport,
  ...control
}: SpreadsheetMenuProps) {
  return (
    <Menu {...control} label="More actions">
      <MenuItem icon={<Upload size={16} aria-hidden="true" />} onSelect={onImport}>
        Import CSV
      </MenuItem>
      <MenuItem
        icon={<Download size={16} aria-hidden="true" />}
        disabled={!canExport}
        onSelect={onExport}
      >
        Export CSV
      </MenuItem>
      <ExcelItem />
    </Menu>
  );
}
