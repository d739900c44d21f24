import { orderBy, partition } from 'es-toolkit';
import { distance } from 'fastest-levenshtein';
import type { listOrganizations } from '~/api/contract/accounts';
import type { QueryOf } from '~/api/contract/Call';
import type { OrganizationStatus } from '~/domain/openapi';
import type { SortOrder } from '~/domain/organizationList';
import { cleanText } from '~/domain/text/cleanText';
import { searchKey, uniqueKey } from '~/domain/text/uniqueKey';
import { hasTerm, searchTerms, type SearchTerm } from '~/domain/search';
import { isUnderused, unusedSeats } from '~/domain/seats';
import {
  cacheUntilWrite,
  fieldSeparator,
  type Database,
  type OrganizationRecord,
} from './database';

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
  // Those of a rank (`sortByRelevance`).
  relevance: () => ({ derived: { lowercase_name: 'asc' as const } }),
  // Those with as many (`sortByUnusedSeats`).
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

/** Sorts what a search finds by relevance (docs/api.md, `GET api/accounts`); equal ones keep their order. */
function sortByRelevance(matches: readonly OrganizationRecord[], q: string): OrganizationRecord[] {
  const rankOf = searchRank(q);
  const groups: OrganizationRecord[][] = [[], [], [], [], []];
  for (const match of matches) groups[rankOf(match)]?.push(match);
  return groups.flat();
}

/** 0 for those that are the text, 4 for those that have it in other fields than name and subdomain. */
function searchRank(q: string): (organization: OrganizationRecord) => number {
  const id = cleanText(q);
  const text = searchKey(q);
  const terms = searchTerms(q);
  return ({ id: ownId, derived }) => {
    const [name = '', subdomain = ''] = (derived.searched ?? '').split(fieldSeparator, 2);
    if (ownId === id || name === text || subdomain === text) return 0;
    if (name.startsWith(text) || subdomain.startsWith(text)) return 1;
    if (startsWord(name, text) || startsWord(subdomain, text)) return 2;
    return terms.every((term) => hasTerm(term, name + fieldSeparator + subdomain, '')) ? 3 : 4;
  };
}

/** Whether a text occurs where a word starts. */
function startsWord(value: string, text: string): boolean {
  for (let at = value.indexOf(text); at >= 0; at = value.indexOf(text, at + 1))
    if (!/[\p{L}\p{N}]/u.test(value[at - 1] ?? '')) return true;
  return false;
}

/** An organization's unused seats; undefined while its peak is unknown. */
function unusedSeatsOf(organization: OrganizationRecord): number | undefined {
  return unusedSeats(peakUse(organization));
}

function isUnderusedOrganization(organization: OrganizationRecord): boolean {
  return isUnderused(peakUse(organization));
}

/**
 * Sorts organizations by their unused seats, unknown ones last; equal ones keep their order. Not by
 * columns of their own: `derived` would have more than 15 (database.ts).
 */
function sortByUnusedSeats(
  organizations: readonly OrganizationRecord[],
  order: SortOrder,
): OrganizationRecord[] {
  const [known, unknown] = partition(organizations, (row) => unusedSeatsOf(row) !== undefined);
  return [...orderBy(known, [unusedSeatsOf], [order]), ...unknown];
}

function peakUse({ derived: { total_seats = 0, peak_used_seats_90_days } }: OrganizationRecord) {
  return { total_seats, peak_used_seats_90_days };
}

interface LookupResult {
  /** As received. */
  readonly value: string;
  readonly matches: readonly OrganizationRecord[];
  /** Only for a value without matches. */
  readonly suggestions?: readonly OrganizationRecord[];
}

/** A billing email may be that of any number of organizations. */
const maxMatches = 5;

/** The organizations whose id, name, subdomain or billing email each value is, ordered by id. */
export function findOrganizationsByValue(
  { organization }: Database,
  values: readonly string[],
): LookupResult[] {
  const rows = organization.findMany({ orderBy: { id: 'asc' } });
  const matches = new Map<string, OrganizationRecord[]>(
    values.map((value) => [uniqueKey(value), []]),
  );
  for (const row of rows) {
    const texts = [row.id, row.name, row.subdomain, row.billing_email];
    for (const key of new Set(texts.map(uniqueKey))) matches.get(key)?.push(row);
  }
  const named = namedRows(rows);
  return values.map((value) => {
    const found = matches.get(uniqueKey(value))?.slice(0, maxMatches) ?? [];
    return found.length > 0
      ? { value, matches: found }
      : { value, matches: found, suggestions: suggestOrganizations(named, value) };
  });
}

/** An organization with what its name is compared by. */
interface NamedRow {
  readonly row: OrganizationRecord;
  readonly key: string;
}

const maxSuggestions = 3;
/** Two per ten characters. */
const editsPerCharacter = 0.2;

function namedRows(rows: readonly OrganizationRecord[]): readonly NamedRow[] {
  return rows.map((row) => ({ row, key: nameKey(row.name) })).filter(({ key }) => key !== '');
}

/**
 * The organizations that a value may mean, closest first: those whose names contain it or that it
 * contains, legal forms left out, else those whose names are spelt similarly.
 */
function suggestOrganizations(
  named: readonly NamedRow[],
  value: string,
): readonly OrganizationRecord[] {
  const key = nameKey(value);
  if (key === '') return [];
  const containing = named.filter((other) => other.key.includes(key) || key.includes(other.key));
  const candidates = containing.length > 0 ? containing : named;
  const maxEdits = containing.length > 0 ? Infinity : Math.floor(key.length * editsPerCharacter);
  return candidates
    .map(({ row, key: other }) => ({ row, edits: distance(key, other) }))
    .filter(({ edits }) => edits <= maxEdits)
    .map((each) => ({ ...each, all: distance(searchKey(value), searchKey(each.row.name)) }))
    .toSorted((a, b) => a.edits - b.edits || a.all - b.all || (a.row.name < b.row.name ? -1 : 1))
    .slice(0, maxSuggestions)
    .map(({ row }) => row);
}

/** Counts over all organizations (docs/openapi.yaml). */
export const summarize = cacheUntilWrite('organization', ({ organization }: Database) => {
  const summary = {
    total: 0,
    active: 0,
    inactive: 0,
    total_seats: 0,
    used_seats: 0,
    low_on_seats: 0,
    out_of_seats: 0,
    underused: 0,
    unused_seats: 0,
  };
  for (const row of organization.getAll()) {
    const { status, derived } = row;
    summary.total += 1;
    summary[status] += 1;
    summary.total_seats += derived.total_seats ?? 0;
    summary.used_seats += derived.used_seats ?? 0;
    if (status !== 'active') continue;
    if (derived.seat_level === 'low') summary.low_on_seats += 1;
    if (derived.seat_level === 'out') summary.out_of_seats += 1;
    if (!isUnderusedOrganization(row)) continue;
    summary.underused += 1;
    summary.unused_seats += unusedSeatsOf(row) ?? 0;
  }
  return summary;
});

/** In lower case, without points. */
const legalForms = new Set(
  `ab ag aps as asa bv co company corp corporation dac doo ek gbr gmbh inc incorporated kft kg kgaa kk
  limited llc llp lp ltd ltda mbh nv oy oyj plc pte pty sa sarl sas se sl spa spk sro srl ug zoo zrt`.split(
    /\s+/,
  ),
);

/** The words of a name as a search compares them, without punctuation. */
function words(name: string): readonly string[] {
  return searchKey(name)
    .replaceAll(/[.'’/]/g, '')
    .replace(/ sp z ?o ?o$/, ' zoo')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/**
 * A name for comparison with another one: without case, accents, punctuation and the legal forms at
 * its end ("Ltd", "GmbH & Co. KG"). A name of nothing else stays as it is.
 */
function nameKey(name: string): string {
  const all = words(name);
  const last = all.findLastIndex((word) => !legalForms.has(word));
  return all.slice(0, last < 0 ? undefined : last + 1).join(' ');
}
