import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { actorsOf, type ActivityFilter } from '~/domain/Activity';
import { readActivityFilter, writeActivityFilter } from '~/domain/urlState';
import { useStores } from '~/stores/context';
import { ActorFilter, DayFilter, KindFilter, useFilteredFeed } from './ActivityFilters';
import { ActivityPanel } from './ActivityPanel';

/** What changed in any organization, by kind, person and day. */
export const RecentActivity = observer(function RecentActivity() {
  const { organizations, optionalCalls, session } = useStores();
  const { activity } = organizations;
  const lacksDays = optionalCalls.lacks('activity days');
  const [filter, setFilter] = useUrlFilter(lacksDays);
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

/** The filter in the URL; without its days, also there, where the server lacks them. */
function useUrlFilter(lacksDays: boolean) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const filter = useMemo(() => {
    const found = readActivityFilter(search);
    return lacksDays ? { ...found, from: undefined, to: undefined } : found;
  }, [search, lacksDays]);
  const normalized = writeActivityFilter(search, filter);
  useEffect(() => {
    if (normalized !== search)
      void navigate({ search: normalized }, { replace: true, preventScrollReset: true });
  }, [normalized, search, navigate]);
  const setFilter = (next: ActivityFilter) =>
    void navigate({ search: writeActivityFilter(search, next) }, { preventScrollReset: true });
  return [filter, setFilter] as const;
}
