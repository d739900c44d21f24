import { ClipboardList, ExternalLink, Power, PowerOff } from 'lucide-react';
import type { OrganizationLink } from '~/domain/links/organizationLinks';
import type { StatusChange } from '~/domain/Organization';
import { useStores } from '~/stores/context';
import { Divider } from '~/ui/layout';
import { MenuItem, MenuLinkItem } from '~/ui/Menu';
import { newTab } from '~/lib/newTab';

interface ProfileMenuProps {
  /** The one that applies. */
  readonly change: StatusChange | undefined;
  readonly links: readonly OrganizationLink[];
}

/** What else can be done with an organization. */
export function ProfileMenu({ change, links }: ProfileMenuProps) {
  const { commands } = useStores();
  return (
    <>
      <MenuItem
        icon={<ClipboardList size={16} aria-hidden="true" />}
        onSelect={() => commands.run('copy-summary')}
      >
        Copy summary
      </MenuItem>
      {links.map(({ label, href }) => (
        <LinkMenuItem key={label} href={href}>
          {`Open in ${label}`}
        </LinkMenuItem>
      ))}
      {change && <Divider />}
      {change === 'activate' && (
        <MenuItem
          icon={<Power size={16} aria-hidden="true" />}
          onSelect={() => commands.run('activate')}
        >
          Activate
        </MenuItem>
      )}
      {change === 'deactivate' && (
        <MenuItem
          icon={<PowerOff size={16} aria-hidden="true" />}
          tone="danger"
          onSelect={() => commands.run('deactivate')}
        >
          Deactivate
        </MenuItem>
      )}
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
