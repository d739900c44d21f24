import { ChevronDown, ChevronUp } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { shortcutKeys } from '~/features/commands/shortcuts';
import { organizationPath } from '~/components/organizationPath';
import { useCommand } from '~/hooks/useCommand';
import { useIfMounted } from '~/hooks/useIfMounted';
import { loadFailureText } from '~/messages/failures';
import { useStores } from '~/stores/context';
import { PathLink } from '~/components/PathLink';
import { IconButton } from '~/ui/button/IconButton';
import { IconLink } from '~/ui/button/IconLink';
import { useIntent } from '~/ui/hooks/useIntent';
import { Keys } from '~/ui/text/Keys';
import {
  adjacentOrganization,
  adjacentPage,
  type Direction,
  type ListPosition,
} from './listPosition';

export const adjacentLabels = {
  previous: 'Previous organization',
  next: 'Next organization',
} satisfies Record<Direction, string>;

const icons = { previous: ChevronUp, next: ChevronDown } satisfies Record<Direction, unknown>;

interface AdjacentOrganizationLinkProps {
  readonly position: ListPosition;
  readonly direction: Direction;
}

/**
 * A link to the profile of the adjacent organization with the same period; intent prefetches it. While
 * the page of the list that it is on is not loaded, a button that loads it.
 */
export const AdjacentOrganizationLink = observer(function AdjacentOrganizationLink({
  position,
  direction,
}: AdjacentOrganizationLinkProps) {
  const { organizations, commands, prefetcher, toasts } = useStores();
  const navigate = useNavigate();
  const { search } = useLocation();
  const ifMounted = useIfMounted();
  const [isLoading, setIsLoading] = useState(false);
  const page = adjacentPage(organizations, position.view, direction);
  const adjacent = () => adjacentOrganization(organizations, position, direction);
  const organization = adjacent();
  const path = organization && organizationPath(organization.id);
  const isEnd = !organization && (!page || page.status === 'success');
  useEffect(
    () => (page && !organization ? prefetcher.prefetch(page) : undefined),
    [page, organization, prefetcher],
  );

  const prefetchHandlers = useIntent(() => {
    const query = organization ? organizations.profile(organization.id).organization : page;
    return query && prefetcher.prefetch(query);
  });

  const open = async () => {
    if (!adjacent()) {
      setIsLoading(true);
      await page?.ensure();
      ifMounted(() => setIsLoading(false));
    }
    ifMounted(() => {
      const organization = adjacent();
      const path = organization && organizationPath(organization.id);
      if (path) void navigate(path + search);
      else if (page?.error)
        toasts.show({ type: 'error', text: loadFailureText(page.error).detail });
    });
  };

  useCommand(isEnd ? undefined : direction, () => void open());

  const Glyph = icons[direction];
  const props = {
    label: adjacentLabels[direction],
    tooltip: commands.hasShortcuts ? (
      <>
        <span>{`${adjacentLabels[direction]} `}</span>
        <Keys keys={shortcutKeys(direction)} />
      </>
    ) : undefined,
    icon: <Glyph size={16} aria-hidden="true" />,
    ...prefetchHandlers,
  };
  if (path !== undefined) return <IconLink as={PathLink} to={path + search} {...props} />;
  if (isEnd) return <IconLink role="link" aria-disabled="true" {...props} />;
  return <IconButton busy={isLoading} onClick={() => void open()} {...props} />;
});
