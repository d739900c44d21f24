import {
  defaultListParams,
  organizationStatuses,
  perPageOptions,
  sortKeys,
  sortOrders,
  type OrganizationListParams,
} from '../../domain/organizationList';

/** Characters of a search; nobody's name is longer, and what is counts as no search. */
export const maxSearchLength = 240;

/**
 * Reads the list's view from an address; a value that isn't valid counts as its default
 * (decisions.md, "Screens").
 */
export function readListSearchParams(search: string): OrganizationListParams {
  const params = new URLSearchParams(search);
  const page = singleValue(params, 'page');
  const q = singleValue(params, 'q').trim();
  return {
    q: q.length <= maxSearchLength ? q : '',
    status:
      parseChoice(organizationStatuses, singleValue(params, 'status')) ?? defaultListParams.status,
    sort: parseChoice(sortKeys, singleValue(params, 'sort')) ?? defaultListParams.sort,
    order: parseChoice(sortOrders, singleValue(params, 'order')) ?? defaultListParams.order,
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : defaultListParams.page,
    perPage:
      perPageOptions.find((option) => String(option) === singleValue(params, 'per_page')) ??
      defaultListParams.perPage,
  };
}

/** Writes a view into an address: defaults left out, keys that aren't the list's left alone. */
export function writeListSearchParams(query: OrganizationListParams, search: string): string {
  const params = new URLSearchParams(search);
  const values = {
    q: query.q,
    status: query.status,
    sort: query.sort,
    order: query.order,
    page: query.page,
    per_page: query.perPage,
  };
  const defaults: Record<string, string | number> = {
    ...defaultListParams,
    per_page: defaultListParams.perPage,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === defaults[name]) params.delete(name);
    else params.set(name, String(value));
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** True when an address says its view in the one way that `writeListAddress` would. */
export function isNormalizedListSearch(search: string): boolean {
  const normal = new URLSearchParams(search).toString();
  return (
    writeListSearchParams(readListSearchParams(search), search) ===
    (normal === '' ? '' : `?${normal}`)
  );
}

/** Dialogs that open over the list, by their keys in its URL. */
const dialogKeys = ['new', 'import'];

/** The search of an address without the dialogs that it opens: a way back must not open them again. */
export function ownSearch(search: string): string {
  const parts = search.replace(/^\?/, '').split('&');
  const own = parts.filter((part) => !dialogKeys.includes(part.split('=', 1)[0] ?? ''));
  return own.join('') === '' ? '' : `?${own.join('&')}`;
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
