import type { OrganizationsApi } from '~/api/contract/accounts';
import type { Organization } from '~/domain/Organization';
import type { OrganizationListParams } from '~/domain/organizationList';

/** The largest page that the API offers. */
const perPage = 100;

/** The rows of a view that have been read, and how many it has. */
export interface ReadRows {
  readonly rows: readonly Organization[];
  readonly total: number;
}

/**
 * Reads all rows of a view, page by page, and once more from the start if the list has visibly changed
 * meanwhile (docs/product.md, "Freshness"). `onProgress` gets what has been read so far. If the list has
 * changed again (`hasChanged`), rows may be missing, or no longer match.
 */
export async function readAllRows(...input: Parameters<typeof readPages>) {
  const read = await readPages(...input);
  return read.hasChanged ? readPages(...input) : read;
}

/** Rows are by id: one that moves to a later page meanwhile is read twice. */
async function readPages(
  api: Pick<OrganizationsApi, 'listOrganizations'>,
  params: OrganizationListParams,
  signal: AbortSignal,
  onProgress: (progress: ReadRows) => void,
): Promise<ReadRows & { readonly hasChanged: boolean }> {
  const rows = new Map<string, Organization>();
  let hasChanged = false;
  let total: number | undefined;
  for (let page = 1; ; page += 1) {
    const response = await api.listOrganizations({ ...params, page, perPage }, { signal });
    signal.throwIfAborted();
    const known = rows.size;
    for (const row of response.rows) rows.set(row.id, row);
    hasChanged ||=
      rows.size - known < response.rows.length || response.total !== (total ?? response.total);
    ({ total } = response);
    const read = { rows: [...rows.values()], total };
    onProgress(read);
    if (page >= response.totalPages) return { ...read, hasChanged };
  }
}
