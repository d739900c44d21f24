import styled from '@emotion/styled';
import { activityKinds, type ActivityFilter, type ActivityKind } from '~/domain/activityFilter';
import { theme } from '~/theme/theme';
import { FilterSelect } from '~/ui/field/FilterSelect';
import type { ElementNode } from '~/ui/layout/ElementNode';
import type { Actor } from './activityFilter';

interface ActivityFiltersProps {
  readonly filter: ActivityFilter;
  /** The people to choose from; without any there is no choice. */
  readonly actors: readonly Actor[];
  readonly onChange: (filter: ActivityFilter) => void;
  /** Further filters. */
  readonly children?: ElementNode;
}

const kindOptions = [
  { value: '', label: 'All' },
  ...Object.entries(activityKinds).map(([value, { label }]) => ({ value, label })),
];

/** "Show" chooses the kind of entries, "By" the person. */
export function ActivityFilters({ filter, actors, onChange, children }: ActivityFiltersProps) {
  const { kind = '', actorId = '' } = filter;
  // One that a link names may be in no entry that is loaded.
  const isKnown = actorId === '' || actors.some(({ id }) => id === actorId);
  const people = isKnown ? actors : [...actors, { id: actorId, name: actorId }];
  return (
    <Wrap>
      <FilterSelect
        label="Show"
        value={kind}
        options={kindOptions}
        onChange={(value) => onChange({ ...filter, kind: (value || undefined) as ActivityKind })}
      />
      {people.length > 0 && (
        <FilterSelect
          label="By"
          value={actorId}
          options={[
            { value: '', label: 'Anyone' },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(value) => onChange({ ...filter, actorId: value || undefined })}
        />
      )}
      {children}
    </Wrap>
  );
}

const Wrap = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[4]} 0;
  @media print {
    display: none;
  }
`;
