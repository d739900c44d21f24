import { Menu, MenuItem } from '~/ui/Menu';
import type { MenuControl } from '~/ui/MenuButton';

interface ImportMenuProps extends MenuControl {
  readonly onDownload: () => void;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

/** The buttons of the footer for which small screens have no space. */
export function ImportMenu({ onDownload, closeLabel, onClose, ...control }: ImportMenuProps) {
  return (
    <Menu {...control} label="More">
      <MenuItem onSelect={onDownload}>Download rows to correct</MenuItem>
      <MenuItem onSelect={onClose}>{closeLabel}</MenuItem>
    </Menu>
  );
}
