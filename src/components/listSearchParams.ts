import {
  defaultListParams,
  defaultOrder,
  organizationStatuses,
  perPageOptions,
  sortKeys,
  sortOrders,
  type OrganizationListParams,
} from '~/domain/organizationList';
import { seatLevels } from '~/domain/seatLevel';

/**
 * In characters. A longer search is treated as none (docs/product.md, "Hostile and careless
 * input").
 */
export const maxSearchLength = 240;

/**
 * Reads the list's view from the URL; an invalid value is treated as its default (docs/product.md,
 * "Organizations list").
 */
export function readListSearchParams(search: string): OrganizationListParams {
  const params = new URLSearchParams(search);
  const page = singleValue(params, 'page');
  const text = singleValue(params, 'q').trim();
  const q = text.length <= maxSearchLength ? text : '';
  return {
    q,
    status:
      parseChoice(organizationStatuses, singleValue(params, 'status')) ?? defaultListParams.status,
    seats: parseChoice(seatLevels, singleValue(params, 'seats')) ?? defaultListParams.seats,
    ...readOrder(params, q),
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : defaultListParams.page,
    perPage:
      perPageOptions.find((option) => String(option) === singleValue(params, 'per_page')) ??
      defaultListParams.perPage,
  };
}

/** By relevance there is one order, and none without a search. */
function readOrder(params: URLSearchParams, q: string) {
  const initial = defaultOrder(q);
  const sort = parseChoice(sortKeys, singleValue(params, 'sort')) ?? initial.sort;
  if (sort === 'relevance') return initial;
  const order = parseChoice(sortOrders, singleValue(params, 'order')) ?? defaultListParams.order;
  return { sort, order };
}

/** Writes a view into the URL's search: defaults omitted, unknown keys left untouched. */
export function writeListSearchParams(query: OrganizationListParams, search: string): string {
  const params = new URLSearchParams(search);
  const { sort } = defaultOrder(query.q);
  // Each key has one order by default: `relevance` has no other.
  const order = query.sort === 'relevance' ? 'desc' : 'asc';
  const defaults = { ...defaultListParams, sort, order };
  for (const key of Object.keys(defaults) as (keyof OrganizationListParams)[]) {
    const name = key === 'perPage' ? 'per_page' : key;
    if (query[key] === defaults[key]) params.delete(name);
    else params.set(name, String(query[key]));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether a search is exactly what `writeListSearchParams` would write. */
export function isNormalizedListSearch(search: string): boolean {
  const normal = new URLSearchParams(search).toString();
  return (
    writeListSearchParams(readListSearchParams(search), search) ===
    (normal === '' ? '' : `?${normal}`)
  );
}

/** The URL keys of the dialogs that open over the list. */
const dialogKeys = ['new', 'import'];

/** A search without its dialog keys, so that returning to the list doesn't reopen a dialog. */
export function ownSearch(search: string): string {
  const parts = search.replace(/^\?/, '').split('&');
  const remaining = parts.filter((part) => !dialogKeys.includes(part.split('=', 1)[0] ?? ''));
  return remaining.join('') === '' ? '' : `?${remaining.join('&')}`;
}

function singleValue(params: URLSearchParams, name: string): string {
  const values = params.getAll(name);
  return values.length === 1 ? (values[0] ?? '') : '';
}

function parseChoice<Option extends string>(
  options: readonly Option[],
  text: string,
): Option | undefined {
  return options.find((option) => option === text);
}
