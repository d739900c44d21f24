import { Copy, Power, PowerOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { OrganizationLink } from '~/domain/links/organizationLinks';
import type { StatusChange } from '~/domain/statusChange';
import { LinkMenuItem } from '~/features/links/LinkMenuItem';
import { useStores } from '~/stores/context';
import { Menu, MenuItem } from '~/ui/Menu';
import type { MenuControl } from '~/ui/MenuButton';
import { statusLabels } from './status/StatusButton';

interface ProfileMenuProps extends MenuControl {
  /** On small screens, what has no button of its own there; undefined elsewhere. */
  readonly narrow:
    | { readonly change: StatusChange | undefined; readonly links: readonly OrganizationLink[] }
    | undefined;
  readonly onOpenStatus: (change: StatusChange) => void;
}

const statusIcons = { activate: Power, deactivate: PowerOff };

/** The actions of a profile that have no button of their own. */
export const ProfileMenu = observer(function ProfileMenu({
  narrow,
  onOpenStatus,
  ...control
}: ProfileMenuProps) {
  const { commands } = useStores();
  const { change, links = [] } = narrow ?? {};
  const StatusIcon = change && statusIcons[change];
  return (
    <Menu {...control} label="More actions">
      <MenuItem
        icon={<Copy size={16} aria-hidden="true" />}
        onSelect={() => commands.run('copy-summary')}
      >
        Copy summary
      </MenuItem>
      {links.map(({ label, href }) => (
        <LinkMenuItem key={label} href={href}>
          {`Open in ${label}`}
        </LinkMenuItem>
      ))}
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
