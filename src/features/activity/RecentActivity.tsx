import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { actorsOf, type ActivityFilter } from '~/domain/Activity';
import { readActivityFilter, writeActivityFilter } from '~/domain/urlState';
import { useUnknownValue } from '~/hooks/useUnknownValue';
import { useUrlState } from '~/hooks/useUrlState';
import { useStores } from '~/stores/context';
import { ActorFilter, DayFilter, KindFilter, useFilteredFeed } from './ActivityFilters';
import { ActivityPanel } from './ActivityPanel';

/** What changed in any organization, by kind, person and day. */
export const RecentActivity = observer(function RecentActivity() {
  const { organizations, optionalCalls, session } = useStores();
  const { activity } = organizations;
  const lacksDays = optionalCalls.lacks('activity days');
  const read = lacksDays ? readWithoutDays : readActivityFilter;
  const [filter, setFilter] = useUrlState(read, writeActivityFilter);
  const { from, to } = readActivityFilter(useLocation().search);
  useUnknownValue(lacksDays && (from ?? to) ? 'filter' : undefined);
  const feed = useFilteredFeed(activity, filter);
  const loaded = [activity, feed].flatMap(({ latest }) => latest.data?.entries ?? []);
  const props = { filter, onChange: setFilter };
  return (
    <ActivityPanel
      title="Recent activity"
      feed={feed}
      filter={filter}
      filters={
        <>
          <KindFilter {...props} />
          <ActorFilter {...props} actors={actorsOf(loaded, session.user)} />
          {!lacksDays && <DayFilter {...props} />}
        </>
      }
      onHome
    />
  );
});

/** For a server that lacks the days. */
const readWithoutDays = (search: string): ActivityFilter => ({
  ...readActivityFilter(search),
  from: undefined,
  to: undefined,
});
