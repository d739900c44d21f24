import styled from '@emotion/styled';
import { useEffect, useMemo } from 'react';
import {
  activityKinds,
  dayChoice,
  dayChoices,
  daysOf,
  filterQuery,
  hasFilter,
  type ActivityFilter,
  type ActivityKind,
  type Actor,
} from '~/domain/Activity';
import { useToday } from '~/hooks/useToday';
import { formatDay } from '~/lib/format';
import type { ActivityFeed } from '~/stores/ActivityFeed';
import { theme } from '~/theme/theme';
import { Inline } from '~/ui/layout';
import { FilterSelect } from '~/ui/Select';

/** The feed of what a filter matches; without a filter the whole feed. */
export function useFilteredFeed(feed: ActivityFeed, filter: ActivityFilter): ActivityFeed {
  const part = useMemo(
    () => (hasFilter(filter) ? feed.filtered(filterQuery(filter)) : undefined),
    [feed, filter],
  );
  useEffect(() => part && feed.retain(part), [feed, part]);
  return part ?? feed;
}

interface FilterProps {
  readonly filter: ActivityFilter;
  readonly onChange: (filter: ActivityFilter) => void;
}

const kindOptions = [
  { value: '', label: 'All' },
  ...Object.entries(activityKinds).map(([value, { label }]) => ({ value, label })),
];

/** "Show" chooses the kind of entries. */
export function KindFilter({ filter, onChange }: FilterProps) {
  return (
    <FilterSelect
      label="Show"
      value={filter.kind ?? ''}
      options={kindOptions}
      // Safe: one of the options.
      onChange={(value) => onChange({ ...filter, kind: (value || undefined) as ActivityKind })}
    />
  );
}

/** "By" chooses the person. One that a link names may be in no entry that is loaded. */
export function ActorFilter({
  filter,
  actors,
  onChange,
}: FilterProps & { readonly actors: readonly Actor[] }) {
  const { actorId = '' } = filter;
  const isKnown = actorId === '' || actors.some(({ id }) => id === actorId);
  const people = isKnown ? actors : [...actors, { id: actorId, name: actorId }];
  return (
    <FilterSelect
      label="By"
      value={actorId}
      options={[
        { value: '', label: 'Anyone' },
        ...people.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(value) => onChange({ ...filter, actorId: value || undefined })}
    />
  );
}

/** "On" chooses the days. */
export function DayFilter({ filter, onChange }: FilterProps) {
  const { from, to } = filter;
  const today = useToday();
  const isOther = dayChoice(filter, today) === undefined && (from ?? to) !== undefined;
  return (
    <FilterSelect
      label="On"
      value={isOther ? 'other' : (dayChoice(filter, today) ?? '')}
      options={[
        { value: '', label: 'Any day' },
        ...dayChoices,
        ...(isOther
          ? [{ value: 'other', label: `${formatDay(from) ?? ''} – ${formatDay(to) ?? ''}` }]
          : []),
      ]}
      onChange={(value) => {
        const named = dayChoices.find((choice) => choice.value === value);
        const days = named ? daysOf(named.value, today) : { from: undefined, to: undefined };
        onChange({ ...filter, ...days });
      }}
    />
  );
}

export const Filters = styled(Inline)`
  padding-block-end: ${theme.space[3]};
  @media print {
    display: none;
  }
`;
