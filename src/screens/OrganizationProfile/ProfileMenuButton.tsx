import { Ellipsis } from 'lucide-react';
import type { RefObject } from 'react';
import type { OrganizationLink } from '~/domain/links/organizationLinks';
import type { Organization } from '~/domain/Organization';
import { statusChange, type StatusChange } from '~/domain/statusChange';
import { useCommand } from '~/hooks/useCommand';
import { lazyMenu } from '~/ui/lazyComponent';
import { MenuButton } from '~/ui/MenuButton';

const ProfileMenu = lazyMenu('screens/OrganizationProfile/ProfileMenu', () =>
  import('./ProfileMenu').then((module) => module.ProfileMenu),
);

interface ProfileMenuButtonProps {
  readonly ref: RefObject<HTMLButtonElement | null>;
  /** Undefined while it loads. */
  readonly organization: Organization | undefined;
  /** Whether the menu has what else has a button of its own. */
  readonly isNarrow: boolean;
  readonly links: readonly OrganizationLink[];
  readonly onOpenStatus: (change: StatusChange) => void;
}

/** What else can be done with an organization. */
export function ProfileMenuButton({
  ref,
  organization,
  isNarrow,
  links,
  onOpenStatus,
}: ProfileMenuButtonProps) {
  const change = statusChange(organization?.status);
  // The callout offers the other one.
  useCommand(isNarrow && change === 'deactivate' ? change : undefined, () =>
    onOpenStatus('deactivate'),
  );
  return (
    <MenuButton
      ref={ref}
      label="More actions"
      icon={<Ellipsis size={16} aria-hidden="true" />}
      disabled={!organization}
      menu={ProfileMenu}
      menuProps={{ narrow: isNarrow ? { change, links } : undefined, onOpenStatus }}
    />
  );
}
