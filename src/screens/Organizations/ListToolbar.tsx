import type { ReactNode } from 'react';
import styled from '@emotion/styled';
import { focusRow } from '~/features/commands/useShortcuts';
import {
  organizationStatuses,
  seatFilters,
  type OrganizationListParams,
} from '~/domain/organizationList';
import { formatNumber } from '~/lib/format';
import { theme } from '~/theme/theme';
import { FilterSelect } from '~/ui/Select';
import { useMediaQuery } from '~/ui/useMediaQuery';
import { visuallyHiddenStyle } from '~/ui/text';
import { SearchBox } from './SearchBox';
import { lazyComponent } from '~/ui/lazyComponent';
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
  /** The button of the menu "Views". */
  readonly views: ReactNode;
  /** The button of the menu "More". */
  readonly more: ReactNode;
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
  views,
  more,
  hasSortSelect,
  hasPeaks,
  onChange,
}: ListToolbarProps) {
  const hasLongPlaceholder = useMediaQuery('(min-width: 480px)');
  return (
    <Toolbar>
      <SearchBox
        q={query.q}
        placeholder={hasLongPlaceholder ? undefined : 'Search'}
        onSearch={(q) => onChange({ q }, true)}
        hasResults={hasResults}
        onLeave={() => focusRow(1)}
      />
      <Choices>
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
        {hasSortSelect && (
          <SortPlace>
            <SortSelect query={query} hasPeaks={hasPeaks} onChange={onChange} />
          </SortPlace>
        )}
        {views}
      </Choices>
      {more}
      <Count aria-live="polite">
        {total !== undefined &&
          `${formatNumber(total)} ${total === 1 ? 'organization' : 'organizations'}`}
      </Count>
    </Toolbar>
  );
}

// `z-index`: above the table's header, which scrolls below it.
// On small screens "More" is beside the search, everything else below it.
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
  }
  /* What the list is filtered by. */
  @media print {
    position: static;
    & button,
    & > :has(:placeholder-shown) {
      display: none;
    }
  }
`;
// `padding-block`: for the focus ring. The mask fades what is beyond the edge, and covers only the padding
// once the last one is in view.
/** On small screens one row that scrolls sideways and reaches both edges. */
const Choices = styled.div`
  display: contents;
  ${theme.media.belowMedium} {
    order: 1;
    display: flex;
    gap: ${theme.space[2]};
    inline-size: calc(100% + 2 * ${theme.space[4]});
    margin: -4px calc(-1 * ${theme.space[4]});
    padding: 4px ${theme.space[4]};
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-padding-inline: ${theme.space[4]};
    scrollbar-width: none;
    mask-image: linear-gradient(to right, currentcolor calc(100% - ${theme.space[4]}), transparent);
  }
`;
/** Reserves the space of a select that is loaded later. */
const SortPlace = styled.span`
  display: flex;
  flex: none;
  min-inline-size: ${theme.control.medium};
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
