import styled from '@emotion/styled';
import { organizationStatusValues } from '~/domain/openapi';
import { listOrders } from '~/components/listOrders';
import { seatLists } from '~/components/seatLists';
import { isSearch, seatFilters, type OrganizationListParams } from '~/domain/organizationList';
import { focusRow } from '~/features/commands/useShortcuts';
import { ViewsButton } from '~/features/views/ViewsButton';
import { theme } from '~/theme/theme';
import { Inline } from '~/ui/layout';
import { FilterSelect, InlineSelect } from '~/ui/Select';
import { Caption } from '~/ui/text';
import { useMediaQuery } from '~/ui/useMediaQuery';
import { SearchBox } from './SearchBox';
import type { ListView } from './useListView';

interface ListToolbarProps {
  readonly query: OrganizationListParams;
  /** Whether the rows on screen are those of the view. */
  readonly hasResults: boolean;
  /** The server knows peaks: the list can be filtered and sorted by unused seats. */
  readonly hasPeaks: boolean;
  readonly onChange: ListView['change'];
  readonly onSaveView: () => void;
  readonly onManageViews: () => void;
}

const statuses = [
  { value: '', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'inactive', label: 'Inactive' },
];

const seats = [
  { value: '', label: 'Any seats' },
  ...seatFilters.map((value) => ({ value, label: seatLists[value].label })),
];

/** Search, filters, order and views; sticky above the table's header where it is one line. */
export function ListToolbar({
  query,
  hasResults,
  hasPeaks,
  onChange,
  onSaveView,
  onManageViews,
}: ListToolbarProps) {
  return (
    <>
      <StickyToolbar wrap>
        <SearchBox
          q={query.q}
          onSearch={(q) => onChange({ q }, true)}
          hasResults={hasResults}
          onLeave={() => focusRow(1)}
        />
        <ScrollingFilters>
          <FilterSelect
            label="Status"
            value={query.status}
            options={statuses}
            onChange={(value) =>
              onChange({
                status: organizationStatusValues.find((status) => status === value) ?? '',
              })
            }
          />
          <FilterSelect
            label="Seats"
            value={query.seats}
            options={hasPeaks ? seats : seats.filter(({ value }) => value !== 'underused')}
            onChange={(value) =>
              onChange({ seats: seatFilters.find((filter) => filter === value) ?? '' })
            }
          />
          <SortSelect query={query} hasPeaks={hasPeaks} onChange={onChange} />
        </ScrollingFilters>
        <ViewsButton query={query} onSave={onSaveView} onManage={onManageViews} />
      </StickyToolbar>
      {query.seats === 'underused' && (
        <FilterRule as="p">At most half in use in the last 90 days</FilterRule>
      )}
    </>
  );
}

function SortSelect({
  query,
  hasPeaks,
  onChange,
}: Pick<ListToolbarProps, 'query' | 'hasPeaks' | 'onChange'>) {
  // The header of the names says it, which no table is too narrow for.
  const isNarrow = useMediaQuery(theme.media.belowMedium);
  const options = listOrders
    .filter(
      ({ sort }) =>
        (sort !== 'relevance' || isSearch(query.q)) && (sort !== 'unused_seats' || hasPeaks),
    )
    .map(({ sort, order, label }) => ({ value: `${sort} ${order}`, label }));
  return (
    <InlineSelect
      label="Sort by"
      value={`${query.sort} ${query.order}`}
      valueText={isNarrow && query.sort === 'name' ? '' : undefined}
      options={options}
      onChange={(chosen) => {
        const order = listOrders.find((other) => `${other.sort} ${other.order}` === chosen);
        if (order) onChange({ sort: order.sort, order: order.order });
      }}
    />
  );
}

// `z-index`: above the table's header, which scrolls below it.
const StickyToolbar = styled(Inline)`
  padding-block: ${theme.space[1]};
  ${theme.media.belowMedium} {
    gap: 6px ${theme.space[2]};
    padding-block: 0;
    reading-flow: flex-visual;
  }
  ${theme.media.fromLarge} {
    position: sticky;
    inset-block-start: ${theme.headerHeight};
    z-index: ${theme.layer.sticky + 1};
    flex-wrap: nowrap;
    block-size: ${theme.toolbarHeight};
    background: ${theme.surface.page};
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
/**
 * On small screens they are the second line, below the search and the views: one line, which scrolls to
 * the page's edges.
 */
const ScrollingFilters = styled.div`
  display: contents;
  ${theme.media.belowMedium} {
    order: 1;
    flex: none;
    display: flex;
    inline-size: calc(100% + 2 * ${theme.space[4]});
    gap: inherit;
    margin: -4px -${theme.space[4]};
    padding: 4px ${theme.space[4]};
    overflow-x: auto;
    scrollbar-width: none;
    & > * {
      flex: none;
    }
  }
`;
/** What the filter stands for. */
const FilterRule = styled(Caption)`
  margin-block-end: ${theme.space[2]};
  ${theme.media.belowMedium} {
    margin-block-start: ${theme.space[1]};
  }
`;
