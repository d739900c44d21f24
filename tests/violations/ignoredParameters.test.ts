import { editQuery, on } from './edits';
import { testViolations } from './testViolations';

const list = /^GET \/api\/accounts\?/;

/** Parameters of queries, by the path of the call that has them. */
const parameters: Readonly<Record<string, RegExp>> = {
  q: list,
  order: list,
  page: list,
  per_page: list,
  status: list,
  seats: list,
  limit: /activity\?/,
  before: /activity\?/,
  action: /activity\?/,
  actor: /activity\?/,
  days: /daily-seats\?/,
};

const isByRelevance = (query: URLSearchParams) => query.has('sort', 'relevance');

testViolations([
  ...Object.entries(parameters).map(([name, path]) => ({
    name: `${name} is ignored`,
    message: new RegExp(`${name}(\\b|=)`),
    create: () =>
      on(
        path,
        editQuery((query) => {
          // Accepting relevance without q, or with an order, would be another mistake.
          if (!isByRelevance(query)) query.delete(name);
        }),
      ),
  })),
  {
    name: 'most values of sort are ignored',
    message: /sort=/,
    create: () =>
      on(
        list,
        editQuery((query) => {
          // Accepting invalid values would be another mistake: valid ones have underscores.
          if (query.get('sort')?.includes('_')) query.set('sort', 'name');
        }),
      ),
  },
]);
