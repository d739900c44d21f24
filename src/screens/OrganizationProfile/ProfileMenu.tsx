import { upperFirst } from 'es-toolkit';
import { ClipboardList, ExternalLink, Power, PowerOff } from 'lucide-react';
import type { OrganizationLink } from '~/domain/links/organizationLinks';
import type { StatusChange } from '~/domain/Organization';
import { newTab } from '~/lib/newTab';
import { useStores } from '~/stores/context';
import { Divider } from '~/ui/layout';
import { MenuItem, MenuLinkItem } from '~/ui/Menu';

interface ProfileMenuProps {
  /** The one that applies. */
  readonly change: StatusChange | undefined;
  readonly links: readonly OrganizationLink[];
}

/** What else can be done with an organization. */
export function ProfileMenu({ change, links }: ProfileMenuProps) {
  const { commands } = useStores();
  const StatusIcon = change === 'deactivate' ? PowerOff : Power;
  return (
    <>
      <MenuItem
        icon={<ClipboardList size={16} aria-hidden="true" />}
        onSelect={() => commands.run('copy-summary')}
      >
        Copy summary
      </MenuItem>
      {links.map(({ label, href }) => (
        <MenuLinkItem
          key={label}
          icon={<ExternalLink size={16} aria-hidden="true" />}
          link={<a href={href} {...newTab} />}
        >
          {`Open in ${label}`}
        </MenuLinkItem>
      ))}
      {change && (
        <>
          <Divider />
          <MenuItem
            icon={<StatusIcon size={16} aria-hidden="true" />}
            tone={change === 'deactivate' ? 'danger' : undefined}
            onSelect={() => commands.run(change)}
          >
            {upperFirst(change)}
          </MenuItem>
        </>
      )}
    </>
  );
}
