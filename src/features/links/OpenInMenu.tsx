import type { OrganizationLink } from '~/domain/links/organizationLinks';
import { Menu } from '~/ui/Menu';
import type { MenuControl } from '~/ui/MenuButton';
import { LinkMenuItem } from './LinkMenuItem';

interface OpenInMenuProps extends MenuControl {
  readonly links: readonly OrganizationLink[];
}

/** The links of "Open in". */
export function OpenInMenu({ links, ...control }: OpenInMenuProps) {
  return (
    <Menu {...control} label="Open in">
      {links.map(({ label, href }) => (
        <LinkMenuItem key={label} href={href}>
          {label}
        </LinkMenuItem>
      ))}
    </Menu>
  );
}
