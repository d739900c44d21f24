import { setTimeout as sleep } from 'node:timers/promises';
import { groupBy } from 'es-toolkit';
import type { Reply } from '../client/Transport';
import { calls } from '../openapi';
import { check, checkAll, checkEqual, type Rule } from '../Rule';
import type { Suite } from '../Suite';
import type { Activity, Token } from '~/domain/openapi';
import { valueAt } from './fields';

/** Seconds within which a token's `last_used_at` follows its use. */
const lastUseSeconds = 60;
const forbidden = { status: 403, code: 'forbidden' };

async function findToken({ api }: Suite, id: string): Promise<Token | undefined> {
  return (await api.succeed<Token[]>('listTokens')).data.find((row) => row.id === id);
}

const sentHeaders = ['authorization', 'content-type', 'if-match', 'idempotency-key'];
const exposedHeaders = ['etag', 'retry-after', 'x-request-id', 'date'];

function listOf(reply: Reply, header: string): string[] {
  const text = reply.headers.get(header) ?? '';
  return text.split(',').map((name) => name.trim().toLowerCase());
}

function checkOrigin(reply: Reply, origin: string): void {
  const allowed = reply.headers.get('Access-Control-Allow-Origin');
  const message = `Access-Control-Allow-Origin is ${allowed ?? 'missing'}, expected ${origin}`;
  check(allowed === origin || allowed === '*', message, reply, 'Access-Control-Allow-Origin');
}

async function checkPreflight({ api, options }: Suite, path: string, methods: readonly string[]) {
  const { origin = '' } = options;
  for (const method of methods) {
    const reply = await api.sendRaw('OPTIONS', path.replace(/\{\w+\}/g, 'x.v2'), {
      bearer: null,
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': sentHeaders.join(','),
      },
    });
    check(reply.status < 300, `the preflight got ${reply.status}, expected 2xx`, reply);
    checkOrigin(reply, origin);
    const allowed = listOf(reply, 'Access-Control-Allow-Methods');
    // Simple methods need no permission (https://fetch.spec.whatwg.org/#cors-protocol).
    const isSimple = method === 'GET' || method === 'POST';
    const isAllowed = isSimple || allowed.includes(method.toLowerCase()) || allowed.includes('*');
    check(isAllowed, `Access-Control-Allow-Methods lacks ${method}`, reply);
    const headers = listOf(reply, 'Access-Control-Allow-Headers');
    const lacking = sentHeaders.filter(
      (header) =>
        !headers.includes(header) && (header === 'authorization' || !headers.includes('*')),
    );
    check(lacking.length === 0, `Access-Control-Allow-Headers lacks ${lacking.join(', ')}`, reply);
  }
}

/** The methods of each path. */
const methodsByPath = Object.entries(groupBy(Object.values(calls), ({ path }) => path));

/** Sessions, tokens, methods and the browser's rules. */
export const accessRules: readonly Rule[] = [
  {
    id: 'sessions',
    title: 'wrong credentials get 401; signing out ends this session and no other',
    section: 'authorization',
    step: 1,
    async run(suite) {
      const { api, records, options } = suite;
      const password = `wrong ${records.namePrefix}`;
      const expected = { status: 401, code: 'invalid_credentials' };
      for (const email of [options.email, `${records.namePrefix}@example.com`])
        await api.reject('login', { body: { email, password }, bearer: null }, expected);
      const { token } = await suite.signIn();
      const { token: other } = await suite.signIn();
      await api.succeed('logout', { bearer: token });
      const ended = { status: 401, code: 'unauthenticated' };
      await api.reject('logout', { bearer: token }, ended, 'after signing out');
      await api.succeed('logout', { bearer: other });
    },
  },
  {
    id: 'tokens.use',
    title:
      'a created token acts for its creator, but in create-token and logout (403), until it is revoked (401)',
    section: 'authorization',
    step: 10,
    async run(suite) {
      const { api, records, userId } = suite;
      const { id, token: bearer } = await records.createToken();
      checkEqual((await findToken(suite, id))?.last_used_at, null, 'last_used_at of a new token');
      const organization = await records.createOrganization();
      const path = { id: organization.id };
      const body = { address: records.uniqueName() };
      await api.succeed('updateOrganization', { path, ifMatch: organization.etag, bearer, body });
      const token = { name: records.uniqueName(), expires_at: null };
      await api.reject('createToken', { bearer, body: token }, forbidden, 'with a created token');
      await api.reject('createToken', { bearer, body: {} }, forbidden, 'with a created token');
      await api.reject('logout', { bearer }, forbidden, 'with a created token');
      if (await api.has('listOrganizationActivity')) {
        const { data } = await api.succeed<Activity[]>('listOrganizationActivity', { path });
        checkEqual(data[0]?.actor?.id, userId, 'the actor of a change by a token');
      }
      const until = performance.now() + lastUseSeconds * 1000;
      while ((await findToken(suite, id))?.last_used_at === null) {
        check(performance.now() < until, `last_used_at is null ${lastUseSeconds} s after a use`);
        await sleep(1000);
      }
      await api.succeed('revokeToken', { path: { id } });
      const ended = { status: 401, code: 'unauthenticated' };
      await api.reject('listTokens', { bearer }, ended, 'with a revoked token');
    },
  },
  {
    id: 'tokens.list',
    title:
      'tokens are listed newest first without their secrets; the names of active ones are unique',
    section: 'authorization',
    step: 10,
    async run(suite) {
      const { api, records } = suite;
      const older = await records.createToken();
      const newer = await records.createToken();
      checkEqual(newer.prefix, newer.token.slice(0, 8), 'prefix');
      const { data, reply } = await api.succeed<Token[]>('listTokens');
      const times = data.map(({ created_at }) => Date.parse(created_at));
      checkEqual(
        times,
        times.toSorted((a, b) => b - a),
        'the times of the tokens',
        reply,
      );
      const ids = data.map(({ id }) => id);
      // Instants may have seconds only.
      const isNewestFirst = ids.indexOf(newer.id) < ids.indexOf(older.id);
      check(
        isNewestFirst || newer.created_at === older.created_at,
        'tokens are oldest first',
        reply,
      );
      check(
        data.every((row) => !Object.hasOwn(row, 'token')),
        'the list has a secret',
        reply,
      );
      for (const name of [newer.name, `\u200B${newer.name.toUpperCase()}\u00A0`])
        await api.reject(
          'createToken',
          { body: { name, expires_at: null } },
          { status: 422, error: '/name exists' },
          'with the name of an active token',
        );
      const revoked = await api.succeed<Token>('revokeToken', { path: { id: newer.id } });
      check(!Object.hasOwn(revoked.data, 'token'), 'a revoked token has its secret', revoked.reply);
      checkEqual((await findToken(suite, newer.id))?.status, 'revoked', 'status in the list');
      await records.createToken(newer.name);
    },
  },
  {
    id: 'methods',
    title: 'an unsupported method of a known path gets 405 with Allow',
    section: 'errors',
    step: 10,
    run: ({ api }) =>
      checkAll(
        methodsByPath.map(([path, [first, ...others]]) => async () => {
          if (!first || !(await api.has(first.name))) return;
          const reply = await api.sendRaw('DELETE', path.replace(/\{\w+\}/g, 'x'));
          // With ids, either check may come first.
          if (reply.status === 404 && path.includes('{')) return;
          api.checkProblem(first.name, reply, { status: 405 }, 'with DELETE');
          const allow = listOf(reply, 'Allow');
          for (const { method } of [first, ...others])
            check(
              allow.includes(method.toLowerCase()),
              `Allow lacks ${method}`,
              reply,
              'header Allow',
            );
        }),
      ),
  },
  {
    id: 'unknown-path',
    title: 'an unknown path gets 404 unknown_path',
    section: 'optional-parts',
    step: 1,
    run: async ({ api }) => {
      const reply = await api.sendRaw('GET', '/api/zz-unknown');
      const expected = { status: 404, code: 'unknown_path' };
      api.checkProblem('readOrganization', reply, expected, 'on an unknown path');
    },
  },
  {
    id: 'ids',
    title: 'an id is decoded exactly once, and may have dots, colons, slashes and spaces',
    section: 'ids',
    step: 2,
    async run({ api, records }) {
      const { id } = await records.shared();
      const encoded = [...new TextEncoder().encode(id)]
        .map((byte) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`)
        .join('');
      const read = (text: string) => api.sendRaw('GET', `/api/accounts/${text}`);
      const reply = await read(encoded);
      checkEqual(valueAt(reply.content, '/data/id'), id, 'the id read by its encoded form', reply);
      for (const text of [
        encoded.replaceAll('%', '%25'),
        `${id}.json`,
        `${id}:1`,
        `${id}%2Fx`,
        `x%20${id}`,
      ])
        api.checkProblem('readOrganization', await read(text), { status: 404 }, 'with another id');
    },
  },
  {
    id: 'cors',
    title: 'preflights allow the origin, methods and headers; responses expose theirs, errors too',
    section: 'cross-origin-requests',
    step: 3,
    needsOrigin: true,
    async run(suite) {
      const { api, records, options } = suite;
      const { origin = '' } = options;
      const { id } = await records.shared();
      const headers = { Origin: origin };
      await checkAll([
        ...methodsByPath.map(([path, all]) => async () => {
          if (await api.has(all[0]?.name ?? ''))
            await checkPreflight(
              suite,
              path,
              all.map(({ method }) => method),
            );
        }),
        ...[
          { path: { id }, headers },
          { path: { id: 'zz-unknown' }, headers },
          { path: { id }, headers, bearer: null },
        ].map((input) => async () => {
          const reply = await api.send('readOrganization', input);
          checkOrigin(reply, origin);
          const exposed = listOf(reply, 'Access-Control-Expose-Headers');
          const lacking = exposedHeaders.filter(
            (one) => ![one, '*'].some((name) => exposed.includes(name)),
          );
          check(
            lacking.length === 0,
            `Access-Control-Expose-Headers lacks ${lacking.join(', ')}`,
            reply,
          );
        }),
      ]);
    },
  },
];

/** What the responses to all rules before them have shown. */
export const lastRules: readonly Rule[] = [
  {
    id: 'headers',
    title: 'responses have their Content-Type, Cache-Control, ETag, Location and WWW-Authenticate',
    section: 'requests-and-responses',
    step: 1,
    async run({ api }) {
      await checkAll(
        [...api.headerFindings.values()].map(({ message, reply, reason }) => async () => {
          check(false, message, reply, reason);
        }),
      );
    },
  },
];
