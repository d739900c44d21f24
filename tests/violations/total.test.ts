import type { Handle } from '../unit/conformance/WrongServer';
import { editContent, editQuery, on, parseObject, rowsOf, type Json } from './edits';
import { testViolations } from './testViolations';

const list = /^GET \/api\/accounts(\?|$)/;

/** Totals that are counted without some parameters of the query. */
const totalsWithout = (...names: readonly string[]): Handle =>
  on(list, async (request, forward) => {
    const response = await forward(request);
    if (response.status !== 200) return response;
    const counted = editQuery((query) => {
      // Without q, there is no relevance to sort by.
      for (const name of [...names, 'sort', 'order']) query.delete(name);
    });
    const { meta } = parseObject((await counted(request, forward)).body) ?? {};
    const { total, total_pages } = meta as Json;
    const content = parseObject(response.body) ?? {};
    const totals = { ...(content['meta'] as Json), total, total_pages };
    return { ...response, body: JSON.stringify({ ...content, meta: totals }) };
  });

const pagesFromZero: Handle = on(
  list,
  editQuery((query) => {
    const page = query.get('page') ?? '0';
    if (/^\d+$/.test(page)) query.set('page', String(Number(page) + 1));
  }),
);

/** Wrong totals and pages, which all lists have. */
testViolations([
  {
    name: 'totals ignore all filters',
    message: /meta\.total is \d+ and total_pages \d+, expected 3 and 1 with q=\S+: it ignores q /,
    create: () => totalsWithout('q', 'status', 'seats'),
  },
  {
    name: 'totals ignore status and seats',
    message: /meta\.total is 3 .*, expected 0 and 0 with q=\S+&status=inactive: it ignores status /,
    create: () => totalsWithout('status', 'seats'),
  },
  {
    name: 'total counts the rows of the page',
    message: /meta\.total .*is \d+.*, expected \d+/,
    create: () =>
      on(
        list,
        editContent((content) =>
          Object.assign(content['meta'] ?? {}, { total: rowsOf(content).length }),
        ),
      ),
  },
  {
    name: 'an empty list has one page',
    message: /meta\.total is 0 and total_pages 1, expected 0 and 0/,
    create: () =>
      on(
        list,
        editContent(({ meta }) => {
          const { total } = (meta ?? {}) as Json;
          if (total === 0) Object.assign(meta as Json, { total_pages: 1 });
        }),
      ),
  },
  {
    name: 'pages are counted from 0',
    message: /page=0 has other rows than page=1: pages are counted from 0, not from 1/,
    create: () => pagesFromZero,
  },
  {
    name: 'pages are counted from 0, also in meta',
    message: /pages are counted from 0, not from 1/,
    create: () =>
      on(list, async (request, forward) =>
        editContent(({ meta }) => {
          const { page } = (meta ?? {}) as Json;
          if (typeof page === 'number') Object.assign(meta as Json, { page: page - 1 });
        })(request, (one) => Promise.resolve(pagesFromZero(one, forward))),
      ),
  },
]);
