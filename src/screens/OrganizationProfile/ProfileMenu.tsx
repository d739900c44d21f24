import { Copy, Power, PowerOff, ExternalLink } from 'lucide-react';
import type { OrganizationLink } from '~/domain/links/organizationLinks';
import type { StatusChange } from '~/domain/Organization';
import { useStores } from '~/stores/context';
import { MenuItem, MenuLinkItem } from '~/ui/Menu';
import { newTab } from '~/lib/newTab';

interface ProfileMenuProps {
  /** The one that applies. */
  readonly change: StatusChange | undefined;
  readonly links: readonly OrganizationLink[];
}

const statusIcons = { activate: Power, deactivate: PowerOff };
const statusLabels = { activate: 'Activate', deactivate: 'Deactivate' };

/** What else can be done with an organization. */
export function ProfileMenu({ change, links }: ProfileMenuProps) {
  const { commands } = useStores();
  const StatusIcon = change && statusIcons[change];
  return (
    <>
      {StatusIcon && (
        <MenuItem
          icon={<StatusIcon size={16} aria-hidden="true" />}
          onSelect={() => commands.run(change)}
        >
          {statusLabels[change]}
        </MenuItem>
      )}
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
    </>
  );
}

interface LinkMenuItemProps {
  readonly href: string;
  readonly children: string;
}

/** A link to another system in a menu. */
function LinkMenuItem({ href, children }: LinkMenuItemProps) {
  return (
    <MenuLinkItem
      icon={<ExternalLink size={16} aria-hidden="true" />}
      link={<a href={href} {...newTab} />}
    >
      {children}
    </MenuLinkItem>
  );
}
