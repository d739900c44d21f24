import { setTimeout as sleep } from 'node:timers/promises';
import { check, checkEqual } from '../check';
import type { Rule } from '../Rule';
import type { Suite } from '../Suite';
import type { Activity, Token } from '../wire';

const section = 'authorization';

/** A created token that is accepted. */
export async function createUsedToken({ api, records }: Suite): Promise<Token> {
  const token = await records.createToken();
  await api.succeed('listTokens', { bearer: token.token });
  return token;
}

/** Checks that a created token can't create another. */
export async function checkForbidden({ api, records }: Suite, bearer: string): Promise<void> {
  const body = { name: records.uniqueName(), expires_at: null };
  await api.reject('createToken', { bearer, body }, { status: 403, code: 'forbidden' });
}

async function readToken({ api }: Suite, id: string): Promise<Token | undefined> {
  return (await api.succeed<Token[]>('listTokens')).data.find((row) => row.id === id);
}

/** What a token from create-token can do. */
export const tokenUseRules: readonly Rule[] = [
  {
    id: 'tokens.use',
    title: 'a created token authenticates its creator, in reads and writes',
    section,
    async run({ api, records, user }) {
      const { token: bearer } = await records.createToken();
      const { id, etag: ifMatch } = await records.createOrganization();
      await api.succeed('readOrganization', { path: { id }, bearer });
      const body = { address: records.uniqueName() };
      await api.succeed('updateOrganization', { path: { id }, ifMatch, bearer, body });
      if (!(await api.optional.has('addNote'))) return;
      const { data, reply } = await api.succeed<Activity>('addNote', {
        path: { id },
        bearer,
        body: { text: 'By a token' },
      });
      checkEqual(data.actor?.id, user?.id, 'the actor', reply);
    },
  },
  {
    id: 'tokens.forbidden',
    title: 'a created token gets 403 for create-token and logout',
    section,
    async run(suite) {
      const { token: bearer } = await createUsedToken(suite);
      await checkForbidden(suite, bearer);
      await suite.api.reject('logout', { bearer }, { status: 403, code: 'forbidden' });
    },
  },
  {
    id: 'tokens.revoked',
    title: 'a revoked token gets 401',
    section,
    async run(suite) {
      const { api } = suite;
      const { id, token: bearer } = await createUsedToken(suite);
      await api.succeed('revokeToken', { path: { id } });
      const expected = { status: 401, code: 'unauthenticated' };
      await api.reject('listTokens', { bearer }, expected);
    },
  },
  {
    id: 'tokens.last-used',
    title: 'last_used_at is null before the first use and set within a minute after it',
    section,
    async run(suite) {
      const { api, records, options } = suite;
      const { id, token: bearer } = await records.createToken();
      const before = await readToken(suite, id);
      checkEqual(before?.last_used_at, null, 'last_used_at before the first use');
      await api.succeed('listTokens', { bearer });
      const until = performance.now() + options.lastUseSeconds * 1000;
      for (;;) {
        const { last_used_at = null } = (await readToken(suite, id)) ?? {};
        if (last_used_at !== null) return;
        const message = `last_used_at is null ${options.lastUseSeconds} s after a use`;
        check(performance.now() < until, message);
        await sleep(1000);
      }
    },
  },
];
