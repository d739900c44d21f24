import { ChevronDown, ChevronUp, Power, PowerOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { StatusChange } from '~/domain/statusChange';
import { useStores } from '~/stores/context';
import { Menu } from '~/ui/menu/Menu';
import type { MenuControl } from '~/ui/menu/MenuControl';
import { MenuItem } from '~/ui/menu/MenuItem';
import { MenuSeparator } from '~/ui/menu/MenuLabel';
import { adjacentLabels } from './adjacent/AdjacentOrganizationLink';
import { statusLabels } from './status/StatusButton';

interface ProfileMenuProps extends MenuControl {
  readonly change: StatusChange | undefined;
  readonly onOpenStatus: (change: StatusChange) => void;
}

const adjacentIcons = { previous: ChevronUp, next: ChevronDown };
const statusIcons = { activate: Power, deactivate: PowerOff };

/** The actions of a profile that have no button of their own on small screens. */
export const ProfileMenu = observer(function ProfileMenu({
  change,
  onOpenStatus,
  ...control
}: ProfileMenuProps) {
  const { commands } = useStores();
  const adjacent = (['previous', 'next'] as const).filter((direction) =>
    commands.available.some(({ id }) => id === direction),
  );
  const StatusIcon = change && statusIcons[change];
  return (
    <Menu {...control} label="More actions">
      {adjacent.map((direction) => {
        const Icon = adjacentIcons[direction];
        return (
          <MenuItem
            key={direction}
            icon={<Icon size={16} aria-hidden="true" />}
            onSelect={() => commands.run(direction)}
          >
            {adjacentLabels[direction]}
          </MenuItem>
        );
      })}
      {adjacent.length > 0 && <MenuSeparator />}
      {StatusIcon && (
        <MenuItem
          icon={<StatusIcon size={16} aria-hidden="true" />}
          onSelect={() => onOpenStatus(change)}
        >
          {statusLabels[change]}
        </MenuItem>
      )}
    </Menu>
  );
});
