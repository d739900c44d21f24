import type { listOrganizations } from '~/api/contract/accounts';
import type { QueryOf } from '~/api/contract/Call';
import type { OrganizationStatus, SortOrder } from '~/domain/organizationList';
import { cleanText } from '~/domain/text/cleanText';
import { hasTerm, searchTerms, type SearchTerm } from '~/domain/text/searchTerms';
import { cacheUntilWrite } from './cacheUntilWrite';
import type { Database } from './createDatabase';
import type { OrganizationRecord } from './records';
import { sortByRelevance } from './searchRank';
import { isUnderusedOrganization, sortByUnusedSeats } from './unusedSeats';

type ListQuery = Required<QueryOf<typeof listOrganizations>>;

/** What the API sorts a list by. */
export type ListSort = ListQuery['sort'];

interface OrganizationQuery {
  /** Words that an organization must contain, or its exact id. */
  readonly q?: string;
  readonly status?: OrganizationStatus;
  readonly seats?: ListQuery['seats'];
  readonly sort: ListSort;
  readonly order: SortOrder;
  /** 1-based. */
  readonly page: number;
  readonly per_page: number;
}

interface OrganizationPage {
  readonly rows: readonly OrganizationRecord[];
  /** The number of matches on all pages. */
  readonly total: number;
}

/** @mswjs/data compares texts by code units: the order is the same on every machine. */
const sortCriteria = {
  name: (order: SortOrder) => ({ derived: { lowercase_name: order } }),
  billing_name: (order: SortOrder) => ({ derived: { lowercase_billing_name: order } }),
  registered_at: (order: SortOrder) => ({ registered_at: order }),
  total_seats: (order: SortOrder) => ({ derived: { total_seats: order } }),
  status: (order: SortOrder) => ({ status: order }),
  seat_usage: (order: SortOrder) => ({ derived: { seat_usage: order } }),
  seats_run_out: (order: SortOrder) =>
    order === 'asc'
      ? { derived: { ascending_run_out: order } }
      : { derived: { descending_run_out: order } },
  // Those of a rank (searchRank.ts).
  relevance: () => ({ derived: { lowercase_name: 'asc' as const } }),
  // Those with as many (unusedSeats.ts).
  unused_seats: () => ({ id: 'asc' as const }),
} satisfies Record<ListSort, unknown>;

/**
 * One page of the organizations that match a query; ties are sorted by id. Cached, because
 * @mswjs/data takes 25 to 40 ms to sort 10,000 organizations.
 */
export const findOrganizations = cacheUntilWrite('organization', queryOrganizations);

function queryOrganizations(
  database: Database,
  { q = '', status, seats, sort, order, page, per_page }: OrganizationQuery,
): OrganizationPage {
  const { organization } = database;
  const terms = searchTerms(q);
  // It excludes the most organizations.
  const longestWord = terms
    .flatMap(({ words, digits }) => (digits === undefined ? words.map(({ key }) => key) : []))
    .toSorted((a, b) => b.length - a.length)[0];
  const id = cleanText(q);
  const isId = id !== '' && organization.count({ where: { id: { equals: id } } }) > 0;
  const derived = {
    ...(seats && seats !== 'underused' && { seat_level: { equals: seats } }),
    ...(longestWord !== undefined && !isId && { searched: { contains: longestWord } }),
  };
  const where = {
    ...(status && { status: { equals: status } }),
    ...(Object.keys(derived).length > 0 && { derived }),
  };
  const orderBy = [sortCriteria[sort](order), { id: 'asc' as const }];
  // The query language has no "or", and only one condition of a kind per column.
  const matches = organization
    .findMany({ where, orderBy })
    .filter((row) => row.id === id || hasTerms(row, terms))
    .filter((row) => seats !== 'underused' || isUnderusedOrganization(row));
  const sorted =
    sort === 'relevance'
      ? sortByRelevance(matches, q)
      : sort === 'unused_seats'
        ? sortByUnusedSeats(matches, order)
        : matches;
  const skip = (page - 1) * per_page;
  return { rows: sorted.slice(skip, skip + per_page), total: matches.length };
}

function hasTerms({ derived }: OrganizationRecord, terms: readonly SearchTerm[]): boolean {
  return terms.every((term) => hasTerm(term, derived.searched ?? '', derived.phone_digits ?? ''));
}
