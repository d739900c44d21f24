import type { ReactNode } from 'react';
import {
  defaultListParams,
  isFiltered,
  perPageOptions,
  type OrganizationListParams,
} from '~/domain/organizationList';
import type { OrganizationsView } from '~/stores/OrganizationsStore';
import { Button } from '~/ui/Button';
import { EmptyState } from '~/ui/Feedback';
import { Pagination } from '~/ui/table/Pagination';
import { OrganizationsTable } from './OrganizationsTable';
import type { ListView } from './useListView';

interface OrganizationsListProps {
  /** The latest view received: the requested one, or the previous one while `busy`. */
  readonly view: OrganizationsView | undefined;
  readonly query: OrganizationListParams;
  readonly busy: boolean;
  /** The API sorts the rows. */
  readonly sortable: boolean;
  /** Shown when there are no organizations at all. */
  readonly firstSteps: ReactNode;
  readonly onChange: ListView['change'];
}

/** The table with its pagination, or the empty state. */
export function OrganizationsList({
  view,
  query,
  busy,
  sortable,
  firstSteps,
  onChange,
}: OrganizationsListProps) {
  if (view?.total === 0 && !busy) {
    const filters = query.status || query.seats ? ' with these filters' : '';
    return (
      <EmptyState
        title="No accounts"
        detail={query.q && `No organization matches “${query.q}”${filters}.`}
      >
        {isFiltered(query) ? (
          <Button
            onClick={() =>
              onChange({
                q: defaultListParams.q,
                status: defaultListParams.status,
                seats: defaultListParams.seats,
              })
            }
          >
            Clear filters
          </Button>
        ) : (
          firstSteps
        )}
      </EmptyState>
    );
  }
  return (
    <>
      <OrganizationsTable
        view={view}
        query={query}
        busy={busy}
        sortable={sortable}
        onChange={onChange}
      />
      <Pagination
        label="Pages of organizations"
        page={query.page}
        perPage={query.perPage}
        total={view?.total ?? 0}
        perPageOptions={perPageOptions}
        onPageChange={(page) => onChange({ page })}
        onPerPageChange={(perPage) =>
          onChange({
            perPage:
              perPageOptions.find((option) => option === perPage) ?? defaultListParams.perPage,
          })
        }
      />
    </>
  );
}
