import type { Organization } from '~/domain/Organization';
import type { OrganizationListParams } from '~/domain/organizationList';
import type { OrganizationsStore } from '~/stores/OrganizationsStore';

/** The largest page that the API offers. */
const perPage = 100;

/** Bounds the pages that are read, should the list grow meanwhile. */
const maxPages = 10;

/**
 * Reads all rows of a view, page by page and at most 1,000, and upserts them. `onProgress` gets the
 * number of rows read so far.
 */
export async function readAllRows(
  organizations: OrganizationsStore,
  params: OrganizationListParams,
  signal: AbortSignal,
  onProgress: (rows: number) => void,
): Promise<readonly Organization[]> {
  const { api, sessionSignal } = organizations;
  const anySignal = AbortSignal.any([signal, sessionSignal]);
  // By id: a row that moves to a later page meanwhile is read twice.
  const rows = new Map<string, Organization>();
  for (let page = 1, last = 1; page <= last; page += 1) {
    const response = await api.listOrganizations({ ...params, page, perPage }, anySignal);
    anySignal.throwIfAborted();
    for (const row of organizations.upsertRows(response.rows)) rows.set(row.id, row);
    last = Math.min(response.totalPages, maxPages);
    onProgress(rows.size);
  }
  return [...rows.values()];
}
