import { observer } from 'mobx-react-lite';
import {
  type ActivityFilter,
  actorsOf,
  dayChoice,
  dayChoices,
  daysOf,
  type Days,
} from '~/domain/Activity';
import { readActivityFilter, writeActivityFilter } from '~/domain/urlState';
import { useToday } from '~/hooks/useToday';
import { useUrlState } from '~/hooks/useUrlState';
import { formatDay } from '~/lib/format';
import { useStores } from '~/stores/context';
import { FilterSelect } from '~/ui/Select';
import { ActivityPanel, KindFilter, useFilteredFeed } from './ActivityPanel';

const anyDay: Days = { from: undefined, to: undefined };

/** What changed in any organization, by kind, person and day. */
export const RecentActivity = observer(function RecentActivity() {
  const { organizations, optionalCalls, session } = useStores();
  const { activity } = organizations;
  const lacksDays = optionalCalls.lacks('activity days');
  const read = lacksDays ? readWithoutDays : readActivityFilter;
  const [filter, setFilter] = useUrlState(read, writeActivityFilter);
  const feed = useFilteredFeed(activity, filter);
  const today = useToday();

  const { actorId = '', from, to } = filter;
  const loaded = [activity, feed].flatMap(({ latest }) => latest.data?.entries ?? []);
  const actors = actorsOf(loaded, session.user);
  // One that a link names may be in no entry that is loaded.
  const isKnown = actorId === '' || actors.some(({ id }) => id === actorId);
  const people = isKnown ? actors : [...actors, { id: actorId, name: actorId }];
  const days = dayChoice(filter, today);
  const hasOtherDays = days === undefined && (from ?? to) !== undefined;
  const otherDays = { value: 'other', label: `${formatDay(from) ?? ''} – ${formatDay(to) ?? ''}` };
  return (
    <ActivityPanel
      title="Recent activity"
      feed={feed}
      filter={filter}
      filters={
        <>
          <KindFilter filter={filter} onChange={setFilter} />
          <FilterSelect
            label="By"
            value={actorId}
            options={[
              { value: '', label: 'Anyone' },
              ...people.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(value) => setFilter({ ...filter, actorId: value || undefined })}
          />
          {!lacksDays && (
            <FilterSelect
              label="On"
              value={hasOtherDays ? otherDays.value : (days ?? '')}
              options={[
                { value: '', label: 'Any day' },
                ...dayChoices,
                ...(hasOtherDays ? [otherDays] : []),
              ]}
              onChange={(value) => {
                const named = dayChoices.find((choice) => choice.value === value);
                setFilter({ ...filter, ...(named ? daysOf(named.value, today) : anyDay) });
              }}
            />
          )}
        </>
      }
      onHome
    />
  );
});

/** For a server that lacks the days. */
const readWithoutDays = (search: string): ActivityFilter => ({
  ...readActivityFilter(search),
  ...anyDay,
});
