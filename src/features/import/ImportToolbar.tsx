import styled from '@emotion/styled';
import { Replace } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { formatNumber } from '~/lib/format';
import { theme } from '~/theme/theme';
import { Button, IconButton } from '~/ui/Button';
import { RadioGroup } from '~/ui/Choice';
import { useMediaQuery } from '~/ui/useMediaQuery';
import { ExistingChoice } from './ExistingChoice';
import { ImportProgress } from './ImportProgress';
import type { ImportStore } from './ImportStore';
import { rowFilterOptions, type RowFilter } from './rowFilters';

interface ImportToolbarProps {
  readonly store: ImportStore;
  readonly filter: RowFilter;
  readonly onFilter: (filter: RowFilter) => void;
  readonly isReplacing: boolean;
  /** Opens or closes find and replace. */
  readonly onReplace: () => void;
}

/** How many rows are in which state; what becomes of existing organizations, or how far the import is. */
export const ImportToolbar = observer(function ImportToolbar({
  store,
  filter,
  onFilter,
  isReplacing,
  onReplace,
}: ImportToolbarProps) {
  const isNarrow = useMediaQuery(theme.media.belowLarge);
  return (
    <Bar>
      <RadioGroup
        label="Rows"
        hideLabel
        value={filter}
        options={rowFilterOptions(store).map(({ filter: value, label, count }) => ({
          value,
          label: (
            <FilterLabel>
              <span>{label}</span>{' '}
              <Count isWarning={value === 'open' && count > 0}>{formatNumber(count)}</Count>
            </FilterLabel>
          ),
        }))}
        onChange={onFilter}
      />
      <Tools>
        {store.run.status === 'idle' ? (
          <>
            <ExistingChoice existing={store.existing} />
            {isNarrow ? (
              <IconButton
                label="Find and replace"
                icon={<Replace size={16} aria-hidden="true" />}
                variant="secondary"
                aria-expanded={isReplacing}
                onClick={onReplace}
              />
            ) : (
              <Button size="small" variant="quiet" aria-expanded={isReplacing} onClick={onReplace}>
                Find and replace
              </Button>
            )}
          </>
        ) : (
          <ImportProgress store={store} />
        )}
      </Tools>
    </Bar>
  );
});

const Bar = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
  min-block-size: 56px;
  padding: ${theme.space[2]} ${theme.space[5]};
  ${theme.media.belowMedium} {
    padding-block: ${theme.space[3]};
  }
`;
const Tools = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[1]} ${theme.space[3]};
  ${theme.media.belowMedium} {
    flex-basis: 100%;
    justify-content: space-between;
  }
`;
const FilterLabel = styled.span`
  font-variant-numeric: tabular-nums;
`;
const Count = styled.span<{ readonly isWarning: boolean }>`
  color: ${({ isWarning }) => (isWarning ? theme.warning.text : 'inherit')};
`;
