import { editQuery, on } from './edits';
import type { Violation } from './Violation';

/** Parameters of queries, by the call that has them and a rule that finds that they have no effect. */
const parameters: Readonly<Record<string, readonly [path: RegExp, rule: string]>> = {
  q: [/^GET \/api\/accounts\?/, 'list.row'],
  sort: [/^GET \/api\/accounts\?/, 'list.sort.total_seats.asc'],
  page: [/^GET \/api\/accounts\?/, 'list.sort.total_seats.asc'],
  per_page: [/^GET \/api\/accounts\?/, 'list.per-page'],
  status: [/^GET \/api\/accounts\?/, 'list.filters'],
  seats: [/^GET \/api\/accounts\?/, 'list.filters'],
  limit: [/activity\?/, 'activity.pages'],
  before: [/activity\?/, 'activity.pages'],
  action: [/activity\?/, 'activity.filters'],
  actor: [/activity\?/, 'activity.filters'],
  days: [/daily-seats\?/, 'daily-seats.days'],
};

export const ignoredParameters: readonly Violation[] = Object.entries(parameters).map(
  ([name, [path, rule]]) => ({
    name: `${name} is ignored`,
    rule,
    message: new RegExp(`${name}(\\b|=)`),
    create: () =>
      on(
        path,
        editQuery((query) => query.delete(name)),
      ),
  }),
);
