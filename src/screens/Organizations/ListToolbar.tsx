import styled from '@emotion/styled';
import { focusRow } from '~/features/commands/shortcutActions';
import {
  organizationStatuses,
  seatFilters,
  type OrganizationListParams,
} from '~/domain/organizationList';
import { formatNumber } from '~/lib/format';
import { theme } from '~/theme/theme';
import { FilterSelect } from '~/ui/field/FilterSelect';
import { visuallyHiddenStyle } from '~/ui/text/visuallyHiddenStyle';
import type { ElementNode } from '~/ui/layout/ElementNode';
import { SearchBox } from './SearchBox';
import { lazyComponent } from '~/ui/lazy/lazyComponent';
import type { ListView } from './useListView';

const SortSelect = lazyComponent(
  'screens/Organizations/SortSelect',
  () => import('./SortSelect').then((module) => module.SortSelect),
  'idle',
);

interface ListToolbarProps {
  readonly query: OrganizationListParams;
  /** The number of organizations in the view; undefined while it is unknown. */
  readonly total: number | undefined;
  /** Whether the rows on screen are those of the view. */
  readonly hasResults: boolean;
  /** The buttons of the menus "Views" and "More". */
  readonly menus: ElementNode;
  /** The table has no header to sort by, or not for every order. */
  readonly hasSortSelect: boolean;
  /** The server knows peaks: the list can be filtered and sorted by unused seats. */
  readonly hasPeaks: boolean;
  readonly onChange: ListView['change'];
}

const statuses = [
  { value: '', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
];

const seats = [
  { value: '', label: 'Any seats' },
  { value: 'low', label: 'Low on seats' },
  { value: 'out', label: 'Out of seats' },
];
const seatsWithPeaks = [...seats, { value: 'underused', label: 'Underused' }];

/** Search, filters and the number of matches; sticky above the table's header. */
export function ListToolbar({
  query,
  total,
  hasResults,
  menus,
  hasSortSelect,
  hasPeaks,
  onChange,
}: ListToolbarProps) {
  return (
    <Toolbar>
      <SearchBox
        q={query.q}
        onSearch={(q) => onChange({ q }, true)}
        hasResults={hasResults}
        onLeave={() => focusRow(1)}
      />
      <FilterSelect
        label="Status"
        value={query.status}
        options={statuses}
        onChange={(value) =>
          onChange({ status: organizationStatuses.find((status) => status === value) ?? '' })
        }
      />
      <FilterSelect
        label="Seats"
        anyText="Any"
        value={query.seats}
        options={hasPeaks ? seatsWithPeaks : seats}
        onChange={(value) =>
          onChange({ seats: seatFilters.find((filter) => filter === value) ?? '' })
        }
      />
      <Tools>
        {hasSortSelect && (
          <SortPlace>
            <SortSelect query={query} hasPeaks={hasPeaks} onChange={onChange} />
          </SortPlace>
        )}
        {menus}
      </Tools>
      <Count aria-live="polite">
        {total !== undefined &&
          `${formatNumber(total)} ${total === 1 ? 'organization' : 'organizations'}`}
      </Count>
    </Toolbar>
  );
}

// `z-index`: above the table's header, which scrolls below it.
// On small screens the tools are beside the search, the filters below it.
export const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  padding-block: ${theme.space[2]};
  background: ${theme.surface.page};
  ${theme.media.fromMedium} {
    position: sticky;
    inset-block-start: var(--sticky-top);
    z-index: ${theme.layer.sticky + 1};
    block-size: ${theme.toolbarHeight};
    overflow-y: clip;
  }
  ${theme.media.belowMedium} {
    gap: 6px ${theme.space[2]};
    padding-block: 0;
    & > [role='search'] {
      flex: 1 0 calc(100% - 3 * (${theme.control.large} + 6px) - 2px);
      order: -2;
    }
  }
  @media print {
    display: none;
  }
`;
const Tools = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  ${theme.media.belowMedium} {
    gap: 6px;
    order: -1;
  }
`;
/** Reserves the space of a button that is loaded later. */
const SortPlace = styled.span`
  inline-size: ${theme.control.medium};
  ${theme.media.belowMedium} {
    inline-size: ${theme.control.large};
  }
`;

// `min-inline-size`: reserves its space: nothing may shift when the count arrives. Without enough
// space it wraps into a line that the toolbar clips: the pagination shows the number too.
const Count = styled.span`
  min-inline-size: 128px;
  margin-inline-start: auto;
  text-align: end;
  color: ${theme.text.muted};
  ${theme.type[12]};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${theme.media.belowMedium} {
    ${visuallyHiddenStyle}
  }
`;
