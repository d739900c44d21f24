import { SquarePen } from 'lucide-react';
import { Menu } from '~/ui/menu/Menu';
import type { MenuControl } from '~/ui/menu/MenuControl';
import { MenuItem } from '~/ui/menu/MenuItem';

interface SubscriptionMenuProps extends MenuControl {
  readonly seatType: string;
  readonly onChangeTotal: () => void;
}

/** What is done with a subscription less often. */
export function SubscriptionMenu({ seatType, onChangeTotal, ...control }: SubscriptionMenuProps) {
  return (
    <Menu {...control} label={`More actions, ${seatType}`}>
      <MenuItem
        icon={<SquarePen size={16} aria-hidden="true" />}
        label={`Change total seats, ${seatType}`}
        onSelect={onChangeTotal}
      >
        Change total seats
      </MenuItem>
    </Menu>
  );
}
