import { useMemo } from 'react';
import { organizationTable } from '~/components/organizationColumns';
import {
  defaultListParams,
  isSearch,
  perPageOptions,
  type OrganizationListParams,
} from '~/domain/organizationList';
import { sentence } from '~/messages/catalogue';
import { useStores } from '~/stores/context';
import type { OrganizationsView } from '~/stores/OrganizationsStore';
import { Button } from '~/ui/Button';
import { EmptyState } from '~/ui/Feedback';
import { Inline } from '~/ui/layout';
import { DataTable } from '~/ui/table/DataTable';
import { Pagination } from '~/ui/table/Pagination';
import { lazyComponent } from '~/ui/lazyComponent';
import { listColumns } from './listColumns';
import type { ListView } from './useListView';

const DidYouMean = lazyComponent(() =>
  import('~/features/lookup/DidYouMean').then((module) => module.DidYouMean),
);

interface OrganizationsTableProps {
  /** The latest view received: the requested one, or the previous one while `busy`. */
  readonly view: OrganizationsView | undefined;
  readonly query: OrganizationListParams;
  readonly busy: boolean;
  /** The API sorts the rows. */
  readonly sortable: boolean;
  readonly onChange: ListView['change'];
}

/** The table with its pagination, or that nothing matches. */
export function OrganizationsTable({
  view,
  query,
  busy,
  sortable,
  onChange,
}: OrganizationsTableProps) {
  // Of the rows on screen: those of the previous view stay while the next one loads.
  const { seats, sort } = view?.params ?? query;
  const search = view?.params.q ?? '';
  const { selection } = useStores().organizations;
  const table = useMemo(
    () => organizationTable(listColumns({ seats, sort }, search, selection), selection),
    [seats, sort, search, selection],
  );
  if (view?.total === 0 && !busy) {
    const detail =
      query.status || query.seats
        ? sentence`No organization matches “${query.q}” with these filters.`
        : sentence`No organization matches “${query.q}”.`;
    return (
      <EmptyState title="No accounts" detail={query.q && detail}>
        {isSearch(query.q) && <DidYouMean search={query.q} fallback={null} />}
        <Inline justify="center" wrap>
          {query.q && (
            <Button variant="quiet" onClick={() => onChange({ q: '' })}>
              Clear search
            </Button>
          )}
          {(query.status || query.seats) && (
            <Button variant="quiet" onClick={() => onChange({ status: '', seats: '' })}>
              Clear filters
            </Button>
          )}
        </Inline>
      </EmptyState>
    );
  }
  return (
    <>
      <DataTable
        label="Organizations"
        busy={busy}
        onPage
        long
        {...table}
        rows={view?.rows}
        skeletonRows={query.perPage}
        sort={query.sort === 'relevance' ? undefined : { key: query.sort, order: query.order }}
        onSort={sortable ? ({ key, order }) => onChange({ sort: key, order }) : undefined}
      />
      {view && (
        <Pagination
          label="Pages of organizations"
          page={query.page}
          perPage={query.perPage}
          total={view.total}
          perPageOptions={perPageOptions}
          onPageChange={(page) => onChange({ page })}
          onPerPageChange={(count) =>
            onChange({
              perPage:
                perPageOptions.find((option) => option === count) ?? defaultListParams.perPage,
            })
          }
        />
      )}
    </>
  );
}
