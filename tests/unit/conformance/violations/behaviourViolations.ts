import type { ProxiedResponse } from '../WrongServer';
import { editContent, editQuery, editRequest, on, rowsOf, type Json } from './edits';
import type { Violation } from './Violation';

const list = /^GET \/api\/accounts\?/;

/** Wrong lists, searches, creates, seats, activity and sessions. */
export const behaviourViolations: readonly Violation[] = [
  {
    name: 'amounts are rounded',
    rule: 'fields.updateOrganization.billing.amount',
    message: /\/billing\/amount 999999\.99 is 1000000, expected 999999\.99/,
    create: () =>
      on(
        /^PATCH/,
        editContent(({ data }) => {
          const { billing = {} } = (data ?? {}) as { billing?: Json };
          Object.assign(billing, { amount: Math.round(Number(billing['amount'])) });
        }),
      ),
  },
  {
    name: 'billing is replaced instead of merged',
    rule: 'versions.partial',
    message: /billing_phone of billing after a change of billing_name is null/,
    create: () =>
      on(
        /^PATCH \/api\/accounts\/[^/]+$/,
        editRequest(({ body }) => {
          const { billing, ...fields } = JSON.parse(body) as { billing?: Json };
          return {
            body: JSON.stringify({
              ...fields,
              ...(billing && { billing: { billing_phone: null, ...billing } }),
            }),
          };
        }),
      ),
  },
  {
    name: 'Idempotency-Key is ignored',
    rule: 'idempotency.addNote.replay',
    message: /the repeated response is/,
    create: () =>
      editRequest(({ headers }) => {
        const others = Object.entries(headers).filter(([name]) => name !== 'idempotency-key');
        return { headers: Object.fromEntries(others) };
      }),
  },
  {
    name: 'failed creates are replayed',
    rule: 'idempotency.failures',
    message: /responded 409 duplicate \/name exists, expected 201/,
    create() {
      const failures = new Map<string, ProxiedResponse>();
      return async (request, forward) => {
        const key = request.headers['idempotency-key'] ?? '';
        const response = failures.get(key) ?? (await forward(request));
        if (key !== '' && response.status >= 400) failures.set(key, response);
        return response;
      };
    },
  },
  {
    name: 'search treats % and _ as wildcards',
    rule: 'list.search.literal',
    message: /what q=100% finds is \[".*",".*"\], expected \["[^,]*"\]/,
    create: () =>
      on(
        list,
        editQuery((query) => query.set('q', (query.get('q') ?? '').replace(/[%_]\S*/g, ''))),
      ),
  },
  {
    name: 'search is case-sensitive',
    rule: 'list.search.case',
    message: /what q finds in another case is \[\]/,
    create: () =>
      on(
        list,
        editQuery((query) => {
          const q = query.get('q') ?? '';
          if (q !== q.toLowerCase()) query.set('q', 'nothing has this text');
        }),
      ),
  },
  {
    name: 'search compares accents',
    rule: 'list.search.accents',
    message: /what q=zoe finds is \[\]/,
    create: () =>
      on(
        list,
        editQuery((query) => {
          if (query.get('q')?.endsWith(' zoe')) query.set('q', 'nothing has this text');
        }),
      ),
  },
  {
    name: 'text is stored as received',
    rule: 'text.cleaned',
    message: /name is ".*\u00A0.*", expected ".* Söder Café"/,
    create: () =>
      on(
        /^POST \/api\/accounts$/,
        editContent(({ data }, { body }) =>
          Object.assign((data ?? {}) as Json, { name: (JSON.parse(body) as Json)['name'] }),
        ),
      ),
  },
  {
    name: 'line breaks of an address become spaces',
    rule: 'text.lines',
    message: /address is "1 Road Town"/,
    create: () =>
      on(
        /^POST \/api\/accounts$/,
        editContent(({ data }) => {
          const organization = (data ?? {}) as Json;
          organization['address'] = String(organization['address']).replaceAll(/\s+/g, ' ');
        }),
      ),
  },
  ...['decomposed', 'non-breaking', 'zero-width', 'spaces'].map((id): Violation => ({
    name: `names are compared as received: ${id}`,
    rule: `text.unique.${id}`,
    message: /createOrganization responded 201, expected 409/,
    create: () =>
      on(
        /^POST \/api\/accounts$/,
        editRequest(({ body }) => {
          const { name, ...fields } = JSON.parse(body) as Json;
          const isClean = /^[\w-]+ Söder Café$/.test(String(name));
          return {
            body: JSON.stringify({ ...fields, name: `${String(name)}${isClean ? '' : '2'}` }),
          };
        }),
      ),
  })),
  {
    name: 'order is ignored',
    rule: 'list.sort.total_seats.desc',
    message: /total_seats \d+ follows \d+/,
    create: () =>
      on(
        list,
        editQuery((query) => query.delete('order')),
      ),
  },
  {
    name: 'ties are sorted at random',
    rule: 'list.sort.status.asc',
    message: /rows with status \w+ aren’t sorted by id/,
    create: () =>
      on(
        list,
        editContent((content, { path }) => {
          if (!path.includes('sort=status')) return;
          const order = ({ status, name }: Json) => `${String(status)} ${String(name)}`;
          rowsOf(content).sort((a, b) => (order(a) < order(b) ? -1 : 1));
        }),
      ),
  },
  {
    name: 'a page past the end is the last page',
    rule: 'list.past-the-end',
    message: /data is \[\{/,
    create: () =>
      on(
        list,
        editQuery((query) => query.has('page', '99') && query.set('page', '1')),
      ),
  },
  {
    name: 'total counts the rows of the page',
    rule: 'list.total',
    message: /total_pages is \d+, expected 1/,
    create: () =>
      on(
        list,
        editContent((content) =>
          Object.assign(content['meta'] ?? {}, { total: rowsOf(content).length }),
        ),
      ),
  },
  {
    name: 'seats_in_use without used_seats',
    rule: 'seats.in-use',
    message: /must have required property 'used_seats'/,
    create: () => editContent((content) => void delete content['used_seats']),
  },
  {
    name: 'a write has two entries',
    rule: 'activity.created',
    message: /the actions is \["organization_created","organization_created"\]/,
    create: () =>
      on(
        /\/activity$/,
        editContent((content) => rowsOf(content).push(...structuredClone(rowsOf(content)))),
      ),
  },
  {
    name: 'the cursor is an offset',
    rule: 'activity.pages',
    message: /the notes of all pages is/,
    create: () =>
      on(/\/activity\?/, async (request, forward) => {
        const { pathname, searchParams } = new URL(request.path, 'http://localhost');
        const offset = Number(searchParams.get('before') ?? 0);
        const end = offset + Number(searchParams.get('limit'));
        const response = await forward({ ...request, path: `${pathname}?limit=100` });
        const { data } = JSON.parse(response.body) as { data: unknown[] };
        const meta = { next: end < data.length ? String(end) : null };
        return { ...response, body: JSON.stringify({ data: data.slice(offset, end), meta }) };
      }),
  },
  {
    name: 'the token works after signing out',
    rule: 'sessions.logout',
    message: /responded 204, expected 401 unauthenticated/,
    create: () =>
      on(/\/logout$/, () => ({
        status: 204,
        headers: { 'cache-control': 'no-store' },
        body: '',
      })),
  },
  {
    name: 'the list of tokens has secrets',
    rule: 'tokens.secret',
    message: /the list has the secret/,
    create() {
      const secrets = new Map<string, unknown>();
      return editContent((content, { path }) => {
        const created = content['data'] as Json;
        if (path.endsWith('/create-token')) secrets.set(String(created['id']), created['token']);
        if (!path.endsWith('/tokens')) return;
        for (const row of rowsOf(content)) row['token'] = secrets.get(String(row['id']));
      });
    },
  },
];
