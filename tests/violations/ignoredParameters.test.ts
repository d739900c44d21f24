import { editQuery, on } from './edits';
import { testViolations } from './testViolations';

const list = /^GET \/api\/accounts\?/;

/** Parameters of queries, by the path of the call that has them. */
const parameters: Readonly<Record<string, RegExp>> = {
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

testViolations([
  ...Object.entries(parameters).map(([name, path]) => ({
    name: `${name} is ignored`,
    message: new RegExp(`${name}(\\b|=)`),
    create: () =>
      on(
        path,
        editQuery((query) => query.delete(name)),
      ),
  })),
  {
    name: 'q is ignored',
    message: /q\b/,
    create: () =>
      on(
        list,
        editQuery((query) => {
          // Relevance without q is another mistake.
          if (!query.has('sort', 'relevance')) query.delete('q');
        }),
      ),
  },
  {
    name: 'sort is ignored',
    message: /sort=/,
    create: () =>
      on(
        list,
        editQuery((query) => {
          // Invalid values and relevance are other mistakes.
          if (query.get('sort')?.includes('_')) query.set('sort', 'name');
        }),
      ),
  },
]);
