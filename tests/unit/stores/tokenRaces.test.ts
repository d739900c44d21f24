import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createToken, revokeToken } from '~/stores/mutations/tokenMutations';
import { casesTimeout } from '../../setup/runCases';
import { inAnyOrder } from './inAnyOrder';
import { buildToken, tokensFixture } from './tokensFixture';

// Worst case: responses arrive late, in any order, and ignore aborts. Query has its own property
// test in QueryOrder.test.ts.

describe('TokensStore', () => {
  it(
    'keeps created and revoked tokens, in any order of responses',
    { timeout: casesTimeout },
    async () => {
      const step = fc.constantFrom('open', 'refetch', 'create', 'revoke', 'cancel', 'invalidate');
      await fc.assert(
        fc.asyncProperty(
          fc.scheduler(),
          fc.array(step, { minLength: 1, maxLength: 8 }),
          async (scheduler, names) => {
            let rows = [buildToken('0')];
            const later = <T>(label: string, value: T): Promise<T> =>
              scheduler.schedule(Promise.resolve(value), label);
            const { tokens, stores } = tokensFixture({
              list: () => later('list', [...rows]),
              create: () => {
                const created = buildToken(String(rows.length));
                rows = [created, ...rows];
                return later('create', created);
              },
              revoke: (id) => {
                const revoked = buildToken(id, 'revoked');
                rows = rows.map((row) => (row.id === id ? revoked : row));
                return later('revoke', revoked);
              },
            });
            let done: string[] = [];
            const actions = {
              open: () => tokens.list.ensure(),
              refetch: () => tokens.list.refetch(),
              create: async () => {
                const input = { name: 'x', expiresAt: null };
                const { token: created } = await createToken(stores, input, 'key');
                done.push(`${created.id} active`);
              },
              revoke: async () => {
                await revokeToken(stores, '0');
                done = [...done, '0 revoked'];
              },
              cancel: () => tokens.list.cancel(),
              invalidate: () => tokens.list.invalidate(),
            };
            await inAnyOrder(
              scheduler,
              names.map((next) => actions[next]),
              () => {
                const { data, status } = tokens.list;
                const listed = data?.map((row) => `${row.id} ${row.status}`) ?? [];
                if (data && status === 'success')
                  expect(done.filter((entry) => !listed.includes(entry))).toEqual([]);
                expect(new Set(data?.map(({ id }) => id)).size).toBe(data?.length ?? 0);
              },
            );
          },
        ),
        { numRuns: 300 },
      );
    },
  );
});
