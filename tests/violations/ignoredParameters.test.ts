import { editQuery, on } from './edits';
import { testViolations } from './testViolations';

/** Parameters of queries, by the path of the call that has them. */
const parameters: Readonly<Record<string, RegExp>> = {
  q: /^GET \/api\/accounts\?/,
  sort: /^GET \/api\/accounts\?/,
  page: /^GET \/api\/accounts\?/,
  per_page: /^GET \/api\/accounts\?/,
  status: /^GET \/api\/accounts\?/,
  seats: /^GET \/api\/accounts\?/,
  limit: /activity\?/,
  before: /activity\?/,
  action: /activity\?/,
  actor: /activity\?/,
  days: /daily-seats\?/,
};

testViolations(
  Object.entries(parameters).map(([name, path]) => ({
    name: `${name} is ignored`,
    message: new RegExp(`${name}(\\b|=)`),
    create: () =>
      on(
        path,
        editQuery((query) => query.delete(name)),
      ),
  })),
);
