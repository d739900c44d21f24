import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useQuery } from '~/hooks/useQuery';
import { formatRelative } from '~/lib/formatRelative';
import { activityActor } from '~/messages/activityText';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';
import { Time } from '~/ui/text/Time';

interface ChangedByProps {
  readonly organizationId: string;
}

/**
 * Who made the organization's newest change, and when. An empty line until its activity has been
 * fetched again after the conflict, and if that fails; nothing on a server without activity.
 */
export const ChangedBy = observer(function ChangedBy({ organizationId }: ChangedByProps) {
  const { organizations } = useStores();
  const { latest } = organizations.profile(organizationId).activity;
  const { status, staleCount, data } = useQuery(latest);
  if (data === null) return null;
  const isCurrent = status === 'success' && staleCount === 0;
  // A note changes no version, so it isn't what the user's edit conflicts with.
  const entry = isCurrent ? data?.entries.find(({ action }) => action !== 'note_added') : undefined;
  const actor = entry && activityActor(entry);
  return (
    <Line>
      {entry && (
        <>
          <span>Changed by </span>
          <bdi title={actor}>{actor}</bdi>
          {formatRelative(entry.at) && (
            <>
              <span>, </span>
              <Time value={entry.at} format={formatRelative} />
            </>
          )}
        </>
      )}
    </Line>
  );
});

/* A single line, reserved while it is empty; a long name is cut off, not the time. */
const Line = styled.p`
  display: flex;
  min-block-size: 1lh;
  color: ${theme.text.muted};
  ${theme.type[12]};
  white-space: pre;
  & > bdi {
    min-inline-size: 3em;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;
