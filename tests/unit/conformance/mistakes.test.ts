import { readFileSync } from 'node:fs';
import { pick } from 'es-toolkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '~~/mocks/node/server';
import { parseOptions } from '../../conformance/options';
import { reportLines } from '../../conformance/report';
import { isObject } from '../../conformance/Rule';
import { allRules } from '../../conformance/rules/allRules';
import { runRules, selectRules } from '../../conformance/runRules';

interface SentRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Handles a request in place of the API, which `forward` sends it to. */
type Handle = (
  request: SentRequest,
  forward: (request: SentRequest) => Promise<Response>,
) => Promise<Response>;

type Json = Record<string, unknown>;

const editHeaders =
  (edit: (headers: Headers, status: number) => void): Handle =>
  async (request, forward) => {
    const response = await forward(request);
    const headers = new Headers(response.headers);
    edit(headers, response.status);
    const body = response.status === 204 ? null : await response.text();
    return new Response(body, { status: response.status, headers });
  };

const editText =
  (edit: (text: string, request: SentRequest) => string): Handle =>
  async (request, forward) => {
    const response = await forward(request);
    const { status, headers } = response;
    if (status === 204) return response;
    return new Response(edit(await response.text(), request), { status, headers });
  };

/** Edits each object in the JSON of responses. */
const editObjects = (edit: (object: Json) => Json | void): Handle =>
  editText((text) =>
    JSON.stringify(JSON.parse(text), (_, value: unknown) =>
      isObject(value) ? (edit({ ...value }) ?? value) : value,
    ),
  );

/** Edits the JSON that requests of a call send. */
const editBody =
  (pattern: RegExp, edit: (body: Json) => Json): Handle =>
  (request, forward) => {
    const isEdited = pattern.test(`${request.method} ${request.path}`) && request.body !== '';
    if (!isEdited || !request.body.endsWith('}')) return forward(request);
    return forward({ ...request, body: JSON.stringify(edit(JSON.parse(request.body) as Json)) });
  };

const editRequestHeaders =
  (edit: (headers: Record<string, string>) => void): Handle =>
  (request, forward) => {
    const headers = { ...request.headers };
    edit(headers);
    return forward({ ...request, headers });
  };

interface ServerMistake {
  readonly name: string;
  /** The rules to run: all of them find it too, with one line. */
  readonly only: readonly string[];
  /** What the report says about the one mistake. */
  readonly line: RegExp;
  readonly handle: Handle;
}

/** What servers most likely get wrong. */
const mistakes: readonly ServerMistake[] = [
  {
    name: 'instants have no zone',
    only: ['calls.readOrganization', 'activity'],
    line: /"[-\dT:.]+" is not an instant in UTC \(RFC 3339\)/,
    handle: editText((text) => text.replaceAll(/(T\d\d:\d\d:\d\d(\.\d+)?)Z"/g, '$1"')),
  },
  {
    name: 'keys are in camelCase',
    only: ['calls.readOrganization', 'list.pages', 'activity'],
    line: /has \w+, expected \w+_\w+/,
    handle: editText((text) =>
      text.replaceAll(/"(\w+)":/g, (key) =>
        key.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      ),
    ),
  },
  {
    name: 'members without a value are left out',
    only: ['calls.readOrganization', 'calls.createToken', 'versions.merge'],
    line: /lacks \w+: what has no value is null, not left out/,
    handle: editObjects((object) =>
      Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null)),
    ),
  },
  {
    name: 'errors are application/json',
    only: ['calls.readOrganization', 'order', 'headers'],
    line: /application\/json instead of application\/problem\+json/,
    handle: editHeaders((headers, status) => {
      if (status >= 400) headers.set('Content-Type', 'application/json');
    }),
  },
  {
    name: 'ETags are weak',
    only: ['calls.readOrganization', 'versions', 'order', 'headers'],
    line: /no strong ETag|a weak ETag/,
    handle: editHeaders((headers) => {
      const etag = headers.get('ETag');
      if (etag !== null) headers.set('ETag', `W/${etag}`);
    }),
  },
  {
    name: 'If-Match is not compared',
    only: ['order', 'idempotency', 'activity.entries'],
    line: /with a stale If-Match responded 20\d, expected 412/,
    handle: editRequestHeaders((headers) => {
      if (headers['If-Match'] !== undefined) headers['If-Match'] = '*';
    }),
  },
  {
    name: 'a changed billing replaces the stored one',
    only: ['calls.updateOrganization', 'versions.merge'],
    line: /billing after a change of billing_name is/,
    handle: editBody(/^PATCH \/api\/accounts\/[^/]+$/, ({ billing, ...fields }) => ({
      ...fields,
      ...(billing !== undefined && { billing: { billing_phone: null, ...(billing as Json) } }),
    })),
  },
  {
    name: 'a currency that isn’t in use is accepted',
    only: ['calls.createOrganization', 'calls.updateOrganization'],
    line: /createOrganization accepts \/billing\/currency "QQQ" \(201\), expected 422/,
    handle: (request, forward) =>
      forward({ ...request, body: request.body.replace('"currency":"QQQ"', '"currency":"USD"') }),
  },
  {
    name: 'a required call is missing',
    only: ['calls.createToken', 'calls.listTokens', 'tokens', 'methods'],
    line: /POST \/api\/auth\/create-token is not there, and is required/,
    handle: (request, forward) =>
      request.path === '/api/auth/create-token'
        ? Promise.resolve(new Response('', { status: 404 }))
        : forward(request),
  },
  {
    name: 'Idempotency-Key is ignored',
    only: ['idempotency'],
    line: /createOrganization with the same Idempotency-Key responded 409, expected the first/,
    handle: editRequestHeaders((headers) => {
      delete headers['Idempotency-Key'];
    }),
  },
  {
    name: 'meta.total counts the rows of the page',
    only: ['calls.listOrganizations', 'list.pages'],
    line: /total of meta is 10, expected 12/,
    handle: editText((text, { path }) => {
      const content = JSON.parse(text) as { data: unknown[]; meta: Json };
      if (!path.startsWith('/api/accounts?')) return text;
      return JSON.stringify({ ...content, meta: { ...content.meta, total: content.data?.length } });
    }),
  },
  {
    name: 'values that are unknown come first',
    only: ['list.sort'],
    line: /sort=seats_run_out&order=asc sorts seats_run_out as \[null/,
    handle: editText((text, { path }) => {
      if (!path.includes('sort=seats_run_out')) return text;
      const content = JSON.parse(text) as { data?: Json[] };
      const rank = (row: Json) => (row['runs_out_in_days'] === null ? 0 : 1);
      content.data?.sort((a, b) => rank(a) - rank(b));
      return JSON.stringify(content);
    }),
  },
  {
    name: 'tightest_subscription has the sums',
    only: ['seats.levels'],
    line: /tightest_subscription of organization \S+ is .*"total_seats":110/,
    handle: editObjects((object) =>
      object['tightest_subscription']
        ? {
            ...object,
            tightest_subscription: {
              seat_type: 'full',
              ...pick(object, ['total_seats', 'used_seats', 'available_seats']),
            },
          }
        : object,
    ),
  },
  {
    name: 'a revoked token still works',
    only: ['calls.revokeToken', 'tokens'],
    line: /listTokens with a revoked token responded 200, expected 401/,
    handle: async (request, forward) => {
      const response = await forward(request);
      return response.status === 401 && request.headers['Authorization']?.includes('ams_')
        ? Response.json({ data: [] }, { headers: response.headers })
        : response;
    },
  },
  {
    name: 'browsers can’t read ETag',
    only: ['cors'],
    line: /Access-Control-Expose-Headers lacks etag/,
    handle: editHeaders((headers) =>
      headers.set('Access-Control-Expose-Headers', 'Retry-After, X-Request-Id'),
    ),
  },
];

const account = ['--email', 'demo@example.com', '--password', 'demo'];
const parse = (...args: string[]) => parseOptions(args, {});

describe('the conformance suite', () => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await startServer({ organizations: 5 });
  });
  afterAll(() => server.close());

  const run = (only: readonly string[], handle: Handle) => {
    const options = parse('--host', server.url, ...account, '--origin', 'http://localhost:4173');
    const sendRequest = async (url: string, { method = 'GET', headers, body }: RequestInit) =>
      handle(
        {
          method,
          path: url.slice(server.url.length),
          headers: headers as Record<string, string>,
          body: typeof body === 'string' ? body : '',
        },
        (request) =>
          fetch(server.url + request.path, {
            method: request.method,
            headers: request.headers,
            ...(request.body !== '' && { body: request.body }),
          }),
      );
    return runRules({ ...options, fetch: sendRequest as typeof fetch }, selectRules(only, true));
  };

  it('finds no mistake in the mock API', async () => {
    const lines = reportLines(await run([], (request, forward) => forward(request)));
    expect(lines[0]).toBe('No mistake found.');
    expect(lines.at(-1)).toMatch(/^\d+ passed, 0 failed$/);
  }, 120_000);

  it.each(mistakes)(
    'finds with one line that $name',
    async ({ only, line, handle }) => {
      const [headline, , first] = reportLines(await run(only, handle));
      expect(headline).toBe('1 mistake probably:');
      expect(first).toMatch(line);
    },
    60_000,
  );

  it.each([404, 405, 501])('skips the rules of optional calls that get %i', async (status) => {
    const optional = /^\/api\/(summary|activity|accounts\/(lookup|[^/]+\/(activity|notes)))(\?|$)/;
    const result = await run(
      ['calls.readSummary', 'lookup', 'activity.notes', 'text.cleaned'],
      (request, forward) =>
        optional.test(request.path)
          ? Promise.resolve(new Response('', { status }))
          : forward(request),
    );
    const lines = reportLines(result);
    expect(lines[0]).toBe('No mistake found.');
    expect(lines).toContain(
      'The server leaves out readSummary, which is optional: 1 rule skipped.',
    );
    expect(lines.at(-1)).toBe('1 passed, 0 failed, 3 skipped');
  });

  it('stops if it can’t sign in', async () => {
    const lines = reportLines(
      await run([], () => Promise.resolve(new Response('', { status: 502 }))),
    );
    expect(lines.at(-1)).toBe('0 passed, 1 failed');
  });
});

describe('the options of the conformance suite', () => {
  it('pace requests to other hosts, and need --yes to write to them', () => {
    const staging = ['--host', 'https://staging.example', ...account];
    expect(() => parse(...staging)).toThrow('pass --yes');
    expect(parse(...staging, '--yes').rate).toBe(10);
    expect(parse('--host', 'http://127.0.0.1:4010', ...account).rate).toBe(0);
  });

  it.each([
    [[...account], '--host is missing.'],
    [['--host', 'http://localhost:1'], '--email is missing.'],
    [['--host', 'https://staging.example/api', ...account], 'an origin'],
    [['--host', 'http://localhost:1', ...account, '--step', 'x'], '--step'],
  ])('reject %j with one line', (args, message) => {
    expect(() => parse(...args)).toThrow(message);
  });
});

it('conformance rules have ids of their own and link to sections of docs/api.md', () => {
  const ids = allRules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const anchors = [...readFileSync('docs/api.md', 'utf8').matchAll(/^#+ (.+)$/gm)].map(
    ([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .replaceAll(' ', '-'),
  );
  const missing = allRules.filter(({ section = anchors[0] }) => !anchors.includes(section ?? ''));
  expect(missing.map(({ id, section }) => `${id} ${section}`)).toEqual([]);
});
