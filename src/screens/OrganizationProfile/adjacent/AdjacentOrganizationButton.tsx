import { ChevronDown, ChevronUp } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { shortcutKeys } from '~/features/commands/shortcuts';
import { organizationPath } from '~/components/organizationPath';
import { useCommand } from '~/hooks/useCommand';
import { useIfMounted } from '~/hooks/useIfMounted';
import { loadFailureText } from '~/messages/failures';
import { useStores } from '~/stores/context';
import { IconButton } from '~/ui/button/IconButton';
import { useIntent } from '~/ui/hooks/useIntent';
import { Keys } from '~/ui/text/Keys';
import {
  adjacentOrganization,
  adjacentPage,
  type Direction,
  type ListPosition,
} from './listPosition';

const labels = {
  previous: 'Previous organization',
  next: 'Next organization',
} satisfies Record<Direction, string>;

const icons = { previous: ChevronUp, next: ChevronDown } satisfies Record<Direction, unknown>;

interface AdjacentOrganizationButtonProps {
  readonly position: ListPosition;
  readonly direction: Direction;
}

/**
 * Opens the profile of the adjacent organization with the same period. Intent prefetches it, or the
 * page of the list that it is on.
 */
export const AdjacentOrganizationButton = observer(function AdjacentOrganizationButton({
  position,
  direction,
}: AdjacentOrganizationButtonProps) {
  const { organizations, commands, prefetcher, toasts } = useStores();
  const navigate = useNavigate();
  const { search } = useLocation();
  const ifMounted = useIfMounted();
  const [isLoading, setIsLoading] = useState(false);
  const page = adjacentPage(organizations, position.view, direction);
  const adjacent = () => adjacentOrganization(organizations, position, direction);
  const isEnd = !adjacent() && (!page || page.status === 'success');

  const prefetchHandlers = useIntent(() => {
    const organization = adjacent();
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
  return (
    <IconButton
      label={labels[direction]}
      tooltip={
        commands.hasShortcuts ? (
          <>
            <span>{`${labels[direction]} `}</span>
            <Keys keys={shortcutKeys(direction)} />
          </>
        ) : undefined
      }
      icon={<Glyph size={16} aria-hidden="true" />}
      busy={isLoading}
      aria-disabled={isEnd || undefined}
      onClick={isEnd ? undefined : () => void open()}
      {...prefetchHandlers}
    />
  );
});
