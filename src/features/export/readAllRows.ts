import type { OrganizationsApi } from '~/api/contract/accounts';
import type { Organization } from '~/domain/Organization';
import type { OrganizationListParams } from '~/domain/organizationList';

/** The largest page that the API offers. */
const perPage = 100;

/** The rows of a view, and how many it has. They differ if the list has changed meanwhile. */
export interface AllRows {
  readonly rows: readonly Organization[];
  readonly total: number;
}

/** Reads all rows of a view, page by page. `onProgress` gets what has been read so far. */
export async function readAllRows(
  api: Pick<OrganizationsApi, 'listOrganizations'>,
  params: OrganizationListParams,
  signal: AbortSignal,
  onProgress: (progress: AllRows) => void,
): Promise<AllRows> {
  // By id: a row that moves to a later page meanwhile is read twice.
  const rows = new Map<string, Organization>();
  for (let page = 1; ; page += 1) {
    const response = await api.listOrganizations({ ...params, page, perPage }, signal);
    signal.throwIfAborted();
    for (const row of response.rows) rows.set(row.id, row);
    const progress = { rows: [...rows.values()], total: response.total };
    onProgress(progress);
    if (page >= response.totalPages) return progress;
  }
}
