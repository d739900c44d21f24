import { parseDay } from '~/lib/time';
import {
  defaultListParams,
  defaultOrder,
  firstOrder,
  perPageOptions,
  seatFilters,
  sortKeys,
  sortOrders,
  type OrganizationListParams,
} from './organizationList';
import { organizationStatusValues } from './openapi';
import { activityKinds, type ActivityFilter, type ActivityKind } from './Activity';
import { defaultPeriod, periods, type Period } from './Subscription';

/**
 * What the search of a URL holds: the list's view, the page of the selected organizations, the period
 * of the daily seats, the filter of the activity, and the dialogs. An invalid or repeated value is
 * treated as its default (docs/product.md, "Organizations"); other parameters stay.
 */

/**
 * In characters. A longer search is treated as none (docs/product.md, "Hostile and careless
 * input").
 */
export const maxSearchLength = 240;

/** Any list ends before it, and servers can read it. */
const maxPage = 999_999_999;

/** The list's view. */
export function readListParams(search: string): OrganizationListParams {
  const value = (name: string) => paramValue(search, name);
  const page = value('page');
  const text = value('q').trim();
  const q = text.length <= maxSearchLength ? text : '';
  const seats = parseChoice(seatFilters, value('seats')) ?? defaultListParams.seats;
  return {
    q,
    status: parseChoice(organizationStatusValues, value('status')) ?? defaultListParams.status,
    seats,
    ...parseOrder(value('sort'), value('order'), defaultOrder({ q, seats })),
    page: /^[1-9]\d*$/.test(page) ? Math.min(Number(page), maxPage) : defaultListParams.page,
    perPage:
      perPageOptions.find((option) => String(option) === value('per_page')) ??
      defaultListParams.perPage,
  };
}

/** By relevance there is one order, and none without a search. */
function parseOrder(sortText: string, orderText: string, initial: ReturnType<typeof defaultOrder>) {
  const sort = parseChoice(sortKeys, sortText) ?? initial.sort;
  if (sort === 'relevance') return initial;
  return { sort, order: parseChoice(sortOrders, orderText) ?? firstOrder(sort) };
}

function parseChoice<Option extends string>(
  options: readonly Option[],
  text: string,
): Option | undefined {
  return options.find((option) => option === text);
}

/** Writes a view into a search, without its defaults. */
export function writeListParams(search: string, params: OrganizationListParams): string {
  const { sort } = defaultOrder(params);
  const defaults = { ...defaultListParams, sort, order: firstOrder(params.sort) };
  const text = (key: keyof OrganizationListParams) =>
    params[key] === defaults[key] ? undefined : String(params[key]);
  return withParams(search, {
    q: text('q'),
    status: text('status'),
    seats: text('seats'),
    sort: text('sort'),
    order: text('order'),
    page: text('page'),
    per_page: text('perPage'),
  });
}

/** The page of the selected organizations; undefined if the list isn't limited to them. */
export function readSelectedPage(search: string): number | undefined {
  const [text] = paramValues(search, 'selected');
  return text === undefined ? undefined : Math.trunc(Number(text)) || 1;
}

export function writeSelectedPage(search: string, page: number | undefined): string {
  return withParams(search, { selected: page === undefined ? undefined : String(page) });
}

/** The period of the daily seats. */
export function readPeriod(search: string): Period {
  const text = paramValue(search, 'period');
  return periods.find((days) => String(days) === text) ?? defaultPeriod;
}

export function writePeriod(search: string, period: Period): string {
  return withParams(search, { period: period === defaultPeriod ? undefined : String(period) });
}

/** Which activity home shows; days that don't exist, or are in the wrong order, are left out. */
export function readActivityFilter(search: string): ActivityFilter {
  const day = (name: string) => {
    const text = paramValue(search, name);
    return parseDay(text) === undefined ? undefined : text;
  };
  const [from, to] = [day('from'), day('to')];
  const isOrdered = from === undefined || to === undefined || from <= to;
  const kinds = Object.keys(activityKinds) as ActivityKind[];
  return {
    kind: parseChoice(kinds, paramValue(search, 'action')),
    actorId: paramValue(search, 'actor') || undefined,
    ...(isOrdered ? { from, to } : { from: undefined, to: undefined }),
  };
}

export function writeActivityFilter(
  search: string,
  { kind, actorId, from, to }: ActivityFilter,
): string {
  return withParams(search, { action: kind, actor: actorId, from, to });
}

/** The dialogs that a URL opens. */
const dialogs = ['edit', 'import', 'new'] as const;

export type UrlDialog = (typeof dialogs)[number];

/** Of several the first opens: dialogs on each other would ask for one thing after another. */
export function hasDialog(search: string, dialog: UrlDialog): boolean {
  const names = [...new URLSearchParams(search).keys()];
  return names.find((name) => dialogs.some((other) => other === name)) === dialog;
}

export function withDialog(search: string, dialog: UrlDialog): string {
  return withParams(withoutDialogs(search), { [dialog]: '' });
}

/** A path, or a search alone, that opens no dialog. */
export function withoutDialogs(path: string): string {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(.*)$/s.exec(path) ?? [];
  const none = Object.fromEntries(dialogs.map((dialog) => [dialog, undefined]));
  return pathname + withParams(search, none) + hash;
}

/** All values of a parameter in the search of a URL, decoded. */
function paramValues(search: string, key: string): readonly string[] {
  return new URLSearchParams(search).getAll(key);
}

/** The value of a parameter that occurs once; "" otherwise. */
function paramValue(search: string, key: string): string {
  const [value = '', ...others] = paramValues(search, key);
  return others.length === 0 ? value : '';
}

/** Sets parameters, and removes those that are undefined; "" is written without `=`. */
function withParams(search: string, values: Readonly<Record<string, string | undefined>>): string {
  const params = new URLSearchParams(search);
  const isSet = ([key, value]: readonly [string, string | undefined]) =>
    params.getAll(key).join('\n') === (value ?? '') && params.has(key) === (value !== undefined);
  // Writing would encode all of it again.
  if (Object.entries(values).every(isSet)) return search;
  for (const [key, value] of Object.entries(values)) {
    if (value === undefined) params.delete(key);
    else params.set(key, value);
  }
  const text = params.toString().replaceAll(/=(?=&|$)/g, '');
  return text === '' ? '' : `?${text}`;
}
