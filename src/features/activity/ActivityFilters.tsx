import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import { FilterSelect } from '~/ui/field/FilterSelect';
import { activityKinds, type ActivityFilter, type ActivityKind } from './activityFilter';

interface ActivityFiltersProps {
  readonly filter: ActivityFilter;
  /** The people to choose from; with fewer than two there is no choice. */
  readonly actors: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (filter: ActivityFilter) => void;
}

const kindOptions = [
  { value: '', label: 'All' },
  ...Object.entries(activityKinds).map(([value, { label }]) => ({ value, label })),
];

/** "Show" chooses the kind of entries, "By" the person. */
export function ActivityFilters({ filter, actors, onChange }: ActivityFiltersProps) {
  const { kind = '', actorId = '' } = filter;
  return (
    <Wrap>
      <FilterSelect
        label="Show"
        value={kind}
        options={kindOptions}
        onChange={(value) => onChange({ ...filter, kind: (value || undefined) as ActivityKind })}
      />
      {(actors.length > 1 || actorId !== '') && (
        <FilterSelect
          label="By"
          value={actorId}
          options={[
            { value: '', label: 'Anyone' },
            ...actors.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(value) => onChange({ ...filter, actorId: value || undefined })}
        />
      )}
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
