import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TokensStore } from '~/stores/TokensStore';
import type { TokensApi } from '~/api/tokens';
import { casesTimeout } from '../../setup/runCases';
import { inAnyOrder } from './inAnyOrder';

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
            const token = (id: number, status = 'active') => ({
              id: String(id),
              name: String(id),
              status,
              prefix: null,
              createdAt: null,
              expiresAt: null,
              lastUsedAt: null,
            });
            let rows = [token(0)];
            const later = <T>(label: string, value: T): Promise<T> =>
              scheduler.schedule(Promise.resolve(value), label);
            const mutations = {
              create: () => {
                rows = [token(rows.length), ...rows];
                return later('create', { token: rows[0], secret: 's' });
              },
              revoke: (id: string) => {
                rows = rows.map((row) => (row.id === id ? token(Number(id), 'revoked') : row));
                return later('revoke', token(Number(id), 'revoked'));
              },
            };
            const tokens = new TokensStore({
              api: {
                list: () => later('list', rows),
                mutations: () => Promise.resolve(mutations),
              } as unknown as TokensApi,
            });
            let done: string[] = [];
            const actions = {
              open: () => tokens.fetchIfStale(),
              refetch: () => tokens.refetch(),
              create: async () => {
                const { token: created } = await tokens.create(
                  { name: 'x', expiresAt: null },
                  'key',
                );
                done.push(`${created.id} active`);
              },
              revoke: async () => {
                await tokens.revoke('0');
                done = [...done, '0 revoked'];
              },
              cancel: () => tokens.list.cancel(),
              invalidate: () => tokens.invalidate(),
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
