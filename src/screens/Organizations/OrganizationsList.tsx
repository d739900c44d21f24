import { Building2 } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  defaultQuery,
  isFiltered,
  perPageOptions,
  type OrganizationsQuery,
} from '../../domain/organizationList';
import type { OrganizationsView } from '../../stores/OrganizationsStore';
import { Button } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Pagination } from '../../ui/Pagination';
import { OrganizationsTable } from './OrganizationsTable';
import type { ListView } from './useListView';

interface OrganizationsListProps {
  /** The newest view that was answered: the one asked for, or the one before while `busy`. */
  readonly view: OrganizationsView | undefined;
  readonly query: OrganizationsQuery;
  readonly busy: boolean;
  /** The way to the first one. */
  readonly creation: ReactNode;
  readonly onChange: ListView['change'];
}

/** The table and its pages, or what stands there when there is nothing. */
export function OrganizationsList({
  view,
  query,
  busy,
  creation,
  onChange,
}: OrganizationsListProps) {
  if (view?.total === 0 && !busy) {
    return (
      <EmptyState icon={<Building2 />} title="No accounts">
        {isFiltered(query) ? (
          <Button onClick={() => onChange({ q: defaultQuery.q, status: defaultQuery.status })}>
            Clear filters
          </Button>
        ) : (
          creation
        )}
      </EmptyState>
    );
  }
  return (
    <>
      <OrganizationsTable view={view} query={query} busy={busy} onChange={onChange} />
      <Pagination
        label="Pages of organizations"
        page={query.page}
        perPage={query.perPage}
        total={view?.total ?? 0}
        perPageOptions={perPageOptions}
        disabled={view === undefined}
        onPage={(page) => onChange({ page })}
        onPerPage={(perPage) =>
          onChange({
            perPage: perPageOptions.find((option) => option === perPage) ?? defaultQuery.perPage,
          })
        }
      />
    </>
  );
}
