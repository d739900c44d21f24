import styled from '@emotion/styled';
import { ExternalLink } from 'lucide-react';
import type { OrganizationLink } from '~/domain/links/organizationLinks';
import { newTab } from '~/lib/newTab';
import { Button, LinkButton } from '~/ui/Button';
import { lazyMenu } from '~/ui/lazyComponent';
import { MenuButton } from '~/ui/MenuButton';

const OpenInMenu = lazyMenu('features/links/OpenInMenu', () =>
  import('./OpenInMenu').then((module) => module.OpenInMenu),
);

interface OpenInProps {
  readonly links: readonly OrganizationLink[];
}

/** Leads to other systems: a link by its label or, with several, a menu. */
export function OpenIn({ links }: OpenInProps) {
  const [first, ...others] = links;
  if (!first) return null;
  if (others.length > 0)
    return (
      <MenuButton
        menu={OpenInMenu}
        menuProps={{ links }}
        icon={<ExternalLink size={16} aria-hidden="true" />}
      >
        Open in
      </MenuButton>
    );
  return (
    <LinkButton href={first.href} {...newTab} icon={<ExternalLink size={16} aria-hidden="true" />}>
      {first.label}
    </LinkButton>
  );
}

/** Reserves the space until the organization is known, so that nothing shifts. */
export function OpenInPlaceholder({ labels }: { readonly labels: readonly string[] }) {
  const [first, ...others] = labels;
  if (first === undefined) return null;
  return (
    <PlaceholderButton
      aria-hidden="true"
      disabled
      icon={<ExternalLink size={16} aria-hidden="true" />}
    >
      {others.length > 0 ? 'Open in' : first}
    </PlaceholderButton>
  );
}

const PlaceholderButton = styled(Button)`
  visibility: hidden;
`;
