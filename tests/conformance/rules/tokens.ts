import { check, checkEqual } from '../check';
import { secretReason } from '../reasons';
import type { Rule } from '../Rule';
import type { Token } from '../wire';

const section = 'post-apiauthcreate-token';

export const tokenRules: readonly Rule[] = [
  {
    id: 'tokens.secret',
    title: 'only the creation has the secret; prefix is its first 8 characters',
    section,
    async run({ api, records }) {
      const created = await records.createToken();
      checkEqual(created.prefix, created.token.slice(0, 8), 'prefix');
      const { data, reply } = await api.succeed<Token[]>('listTokens');
      const row = data.find(({ id }) => id === created.id);
      check(row !== undefined, 'the list lacks the new token', reply);
      check(!Object.hasOwn(row, 'token'), 'the list has the secret', reply, secretReason);
      const { reply: revoked } = await api.succeed<Token>('revokeToken', {
        path: { id: created.id },
      });
      const message = 'the revocation has the secret';
      check(!revoked.text.includes(created.token), message, revoked, secretReason);
    },
  },
  {
    id: 'tokens.list',
    title: 'the list is newest first',
    section: 'get-apiauthtokens',
    async run({ api, records }) {
      const older = await records.createToken();
      const newer = await records.createToken();
      const { data, reply } = await api.succeed<Token[]>('listTokens');
      const times = data
        .map(({ created_at }) => Date.parse(created_at))
        .filter((time) => !Number.isNaN(time));
      check(
        times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time)),
        'created_at doesn’t descend',
        reply,
      );
      const ids = data.map(({ id }) => id);
      // Instants may have seconds only: both were created in the same one.
      check(
        newer.created_at === older.created_at || ids.indexOf(newer.id) < ids.indexOf(older.id),
        'the newer token follows the older one',
        reply,
      );
    },
  },
  {
    id: 'tokens.revoke',
    title: 'a revoked token has the status revoked, in the list too; its name is free again',
    section: 'post-apiauthtokensidrevoke',
    async run({ api, records }) {
      const { id, name } = await records.createToken();
      const { data } = await api.succeed<Token>('revokeToken', { path: { id } });
      checkEqual(data.status, 'revoked', 'status');
      const { data: rows, reply } = await api.succeed<Token[]>('listTokens');
      checkEqual(rows.find((row) => row.id === id)?.status, 'revoked', 'status in the list', reply);
      await records.createToken(name);
    },
  },
  {
    id: 'tokens.name',
    title: 'the name of an active token gets 422, exists on /name',
    section,
    async run({ api, records }) {
      const { name } = await records.createToken();
      const body = { name, expires_at: null };
      await api.reject('createToken', { body }, { status: 422, error: '/name exists' });
    },
  },
  {
    id: 'tokens.text',
    title: 'a name that differs from an active token’s in case or spacing only gets 422, exists',
    section: 'text',
    async run({ api, records }) {
      const { name } = await records.createToken();
      const body = { name: `\u200B${name.toUpperCase()}\u00A0`, expires_at: null };
      await api.reject('createToken', { body }, { status: 422, error: '/name exists' });
    },
  },
];
