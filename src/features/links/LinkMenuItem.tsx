import { ExternalLink } from 'lucide-react';
import { newTab } from '~/lib/newTab';
import { MenuLinkItem } from '~/ui/Menu';

interface LinkMenuItemProps {
  readonly href: string;
  readonly children: string;
}

/** A link to another system in a menu. */
export function LinkMenuItem({ href, children }: LinkMenuItemProps) {
  return (
    <MenuLinkItem
      icon={<ExternalLink size={16} aria-hidden="true" />}
      link={<a href={href} {...newTab} />}
    >
      {children}
    </MenuLinkItem>
  );
}
