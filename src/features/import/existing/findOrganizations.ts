import pMap from 'p-map';
import type { OrganizationsApi } from '~/api/organizations';
import type { Organization } from '~/domain/Organization';
import { defaultListParams } from '~/domain/organizationList';
import { uniqueKey } from '~/domain/text/cleanText';

/** Parallel calls (docs/product.md, "Import"). */
const concurrency = 4;

const perPage = 100;

/** Finds the organizations that have one of these ids or subdomains; one search for each value. */
export async function findOrganizations(
  api: Pick<OrganizationsApi, 'list'>,
  values: readonly string[],
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<ReadonlyMap<string, Organization>> {
  const found = new Map<string, Organization>();
  let done = 0;
  await pMap(
    values,
    async (value) => {
      const organization = await findOrganization(api, value, signal);
      if (organization) found.set(value, organization);
      done += 1;
      onProgress(done);
    },
    { concurrency, signal },
  );
  return found;
}

/** A search also finds parts of names: the organization may be on a later page. */
async function findOrganization(
  api: Pick<OrganizationsApi, 'list'>,
  value: string,
  signal: AbortSignal,
): Promise<Organization | undefined> {
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { rows, totalPages } = await api.list(
      { ...defaultListParams, q: value, page, perPage },
      signal,
    );
    const match = rows.find(
      ({ id, subdomain }) => id === value || uniqueKey(subdomain ?? '') === uniqueKey(value),
    );
    if (match) return match;
    last = totalPages;
  }
  return undefined;
}
