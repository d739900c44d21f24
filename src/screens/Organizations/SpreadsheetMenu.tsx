import { Download, Upload } from 'lucide-react';
import { Menu } from '~/ui/menu/Menu';
import type { MenuControl } from '~/ui/menu/MenuControl';
import { MenuItem } from '~/ui/menu/MenuItem';

export interface SpreadsheetMenuProps extends MenuControl {
  readonly canExport: boolean;
  readonly onImport: () => void;
  readonly onExport: () => void;
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
    </Menu>
  );
}
