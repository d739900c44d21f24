import { ExternalLink } from 'lucide-react';
import type { OrganizationLink } from '~/domain/links/organizationLinks';
import { newTab } from '~/lib/newTab';
import { Menu } from '~/ui/menu/Menu';
import type { MenuControl } from '~/ui/menu/MenuControl';
import { MenuLinkItem } from '~/ui/menu/MenuItem';

interface OpenInMenuProps extends MenuControl {
  readonly links: readonly OrganizationLink[];
}

/** The links of "Open in". */
export function OpenInMenu({ links, ...control }: OpenInMenuProps) {
  return (
    <Menu {...control} label="Open in">
      {links.map(({ label, href }) => (
        <MenuLinkItem
          key={label}
          icon={<ExternalLink size={16} aria-hidden="true" />}
          link={<a href={href} {...newTab} />}
        >
          {label}
        </MenuLinkItem>
      ))}
    </Menu>
  );
}
