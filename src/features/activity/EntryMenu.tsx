import { Undo2 } from 'lucide-react';
import type { Activity } from '~/domain/Activity';
import { useStores } from '~/stores/context';
import { undoEntry } from '~/stores/mutations/undoEntry';
import { Menu } from '~/ui/menu/Menu';
import type { MenuControl } from '~/ui/menu/MenuControl';
import { MenuItem } from '~/ui/menu/MenuItem';

interface EntryMenuProps extends MenuControl {
  readonly entry: Activity;
}

/** What can be done with an entry. */
export function EntryMenu({ entry, ...control }: EntryMenuProps) {
  const stores = useStores();
  return (
    <Menu {...control} label="Entry actions">
      <MenuItem
        icon={<Undo2 size={16} aria-hidden="true" />}
        onSelect={() => void undoEntry(stores, entry)}
      >
        Undo
      </MenuItem>
    </Menu>
  );
}
