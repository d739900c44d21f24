import { cacheUntilWrite } from '../database/cacheUntilWrite';
import type { Database } from '../database/createDatabase';
import type { OrganizationRecord, SubscriptionRecord, TokenRecord } from '../database/records';
import { ApiProblem } from './ApiProblem';

/** The records that a path template names. */
export type PathRecords<Path> = Path extends `/api/auth/tokens/{id}/${string}`
  ? { readonly token: TokenRecord }
  : Path extends `/api/accounts/{id}${string}{sid}${string}`
    ? { readonly organization: OrganizationRecord; readonly subscription: SubscriptionRecord }
    : Path extends `/api/accounts/{id}${string}`
      ? { readonly organization: OrganizationRecord }
      : unknown;

interface FoundRecords {
  readonly organization?: OrganizationRecord;
  readonly subscription?: SubscriptionRecord;
  readonly token?: TokenRecord;
}

/** Finds the records that a path names; throws 404 `not_found` for an unknown id. */
export function findPathRecords(
  database: Database,
  template: string,
  { id = '', sid = '' }: Readonly<Record<string, string>>,
): FoundRecords {
  if (template.startsWith('/api/auth/tokens/{id}'))
    return { token: found(database.token.findFirst({ where: { id: { equals: id } } })) };
  if (!template.startsWith('/api/accounts/{id}')) return {};
  const organization = found(organizationById(database, id));
  if (!template.includes('{sid}')) return { organization };
  const subscription = database.subscription.findFirst({
    where: { id: { equals: sid }, organization_id: { equals: organization.id } },
  });
  return { organization, subscription: found(subscription) };
}

/** Cached: @mswjs/data takes 9 ms to find one of 10,000, and a profile needs it in four calls. */
const organizationById = cacheUntilWrite('organization', ({ organization }: Database, id: string) =>
  organization.findFirst({ where: { id: { equals: id } } }),
);

function found<T>(record: T | null): T {
  if (record === null) throw new ApiProblem(404, 'not_found');
  return record;
}
