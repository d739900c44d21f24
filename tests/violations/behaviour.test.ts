import type { ProxiedResponse } from '../unit/conformance/WrongServer';
import { isObject } from '~~/tests/conformance/json';
import { editBody, editContent, editQuery, editRequest, on, rowsOf, type Json } from './edits';
import { testViolations } from './testViolations';

const list = /^GET \/api\/accounts\?/;

const spellings = {
  decomposed: /\p{M}/u,
  'non-breaking': /\u00A0/,
  'zero-width': /\u200B/,
  spaces: / {2}/,
};

/** Wrong lists, creates, seats, activity and sessions. */
testViolations([
  {
    name: 'amounts are rounded',
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
    message: /billing_phone of billing after a change of billing_name is null/,
    create: () =>
      on(
        /^PATCH \/api\/accounts\/[^/]+$/,
        editBody(({ billing, ...fields }) => ({
          ...fields,
          ...(billing !== undefined && {
            billing: isObject(billing) ? { billing_phone: null, ...billing } : billing,
          }),
        })),
      ),
  },
  {
    name: 'Idempotency-Key is ignored',
    message: /with the same key and payload responded 4\d\d|repeated response is/,
    create: () =>
      editRequest(({ headers }) => {
        const others = Object.entries(headers).filter(([name]) => name !== 'idempotency-key');
        return { headers: Object.fromEntries(others) };
      }),
  },
  {
    name: 'failed creates are replayed',
    message: /with the key of a create that got 409, one that can succeed got 409/,
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
    name: 'text is stored as received',
    message: /name is ".*\u00A0.*", expected ".* Söder Café"/,
    create: () =>
      on(
        /^POST \/api\/accounts$/,
        editContent(({ data }, { body }) => {
          if (isObject(data)) Object.assign(data, { name: (JSON.parse(body) as Json)['name'] });
        }),
      ),
  },
  {
    name: 'line breaks of an address become spaces',
    message: /address is "1 Road Town"/,
    create: () =>
      on(
        /^POST \/api\/accounts$/,
        editContent(({ data }) => {
          const { address } = (data ?? {}) as Json;
          if (typeof address === 'string')
            Object.assign(data as Json, { address: address.replaceAll(/\s+/g, ' ') });
        }),
      ),
  },
  ...Object.entries(spellings).map(([id, spelling]) => ({
    name: `names are compared as received: ${id}`,
    message: /createOrganization responded 201, expected 409/,
    create: () =>
      on(
        /^POST \/api\/accounts$/,
        editBody(({ name, ...fields }) => {
          const isOther = /^zz\S+[\s\u200B]+S/.test(String(name)) && spelling.test(String(name));
          return { ...fields, name: isOther ? `${String(name)}2` : name };
        }),
      ),
  })),
  {
    name: 'ties are sorted at random',
    message: /rows with status \w+ aren’t sorted by id/,
    create: () =>
      on(
        list,
        editContent((content, { path }) => {
          if (!path.includes('sort=status')) return;
          const sign = path.includes('order=desc') ? -1 : 1;
          const order = ({ status, name }: Json) =>
            `${String(status)} ${sign === 1 ? String(name) : String(name).split('').toReversed().join('')}`;
          rowsOf(content).sort((a, b) => (order(a) < order(b) ? -sign : sign));
        }),
      ),
  },
  {
    name: 'a page past the end is the last page',
    message: /page 99 of 1 has 3 rows, expected none/,
    create: () =>
      on(
        list,
        editQuery((query) => query.has('page', '99') && query.set('page', '1')),
      ),
  },
  {
    name: 'seats_in_use without used_seats',
    message: /the response lacks used_seats/,
    create: () => editContent((content) => void delete content['used_seats']),
  },
  {
    name: 'a write has two entries',
    message:
      /the write has 2 entries, expected 1|the actions is \["organization_created","organization_created"\]/,
    create: () =>
      on(
        /\/activity$/,
        editContent((content) => rowsOf(content).push(...structuredClone(rowsOf(content)))),
      ),
  },
  {
    name: 'the cursor is an offset',
    message: /the notes of all pages is/,
    create: () =>
      on(/\/activity\?/, async (request, forward) => {
        const { pathname, searchParams } = new URL(request.path, 'http://localhost');
        const offset = Number(searchParams.get('before') ?? 0);
        const limit = Number(searchParams.get('limit') ?? 25);
        const isValid = Number.isInteger(limit) && limit >= 1 && limit <= 100 && offset >= 0;
        if (!isValid) return forward(request);
        const end = offset + limit;
        searchParams.delete('before');
        searchParams.set('limit', '100');
        const path = `${pathname}?${searchParams.toString()}`;
        const response = await forward({ ...request, path });
        if (response.status !== 200) return response;
        const { data } = JSON.parse(response.body) as { data: unknown[] };
        const meta = { next: end < data.length ? String(end) : null };
        return { ...response, body: JSON.stringify({ data: data.slice(offset, end), meta }) };
      }),
  },
  {
    name: 'the token works after signing out',
    message: /responded 204, expected 401 unauthenticated/,
    create: () =>
      on(/^POST .*\/logout$/, async (request, forward) => {
        // Only a session's token gets as far as the payload.
        const path = '/api/auth/create-token';
        const headers = { ...request.headers, 'content-type': 'application/json' };
        const response = await forward({ ...request, headers, path, body: '{}' });
        return response.status === 422 ? { ...response, status: 204, body: '' } : response;
      }),
  },
  {
    name: 'the list of tokens has secrets',
    message: /the list has the secret/,
    create() {
      const secrets = new Map<string, unknown>();
      return editContent((content, { path }) => {
        const created = (content['data'] ?? {}) as Json;
        if (path.endsWith('/create-token')) secrets.set(String(created['id']), created['token']);
        if (!path.endsWith('/tokens')) return;
        for (const row of rowsOf(content)) row['token'] = secrets.get(String(row['id']));
      });
    },
  },
]);
