import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Credentials } from '~/domain/User';
import { SessionStore } from '~/stores/SessionStore';
import { memoryStorage } from '~~/tests/fixtures/memoryStorage';
import { casesTimeout } from '~~/tests/setup/runCases';
import { inAnyOrder } from '../inAnyOrder';

// Worst case: responses arrive late, in any order, and ignore aborts. Query has its own property
// test in QueryOrder.test.ts.

describe('SessionStore', () => {
  it(
    'agrees with storage at every moment, in any order of sign-ins and sign-outs',
    { timeout: casesTimeout },
    async () => {
      const step = fc.constantFrom(
        'sign in',
        'sign in, rejected',
        'sign out',
        'expired token',
        'other tab in',
        'other tab out',
      );
      await fc.assert(
        fc.asyncProperty(
          fc.scheduler(),
          fc.array(step, { minLength: 1, maxLength: 8 }),
          async (scheduler, names) => {
            const storage = memoryStorage();
            let count = 0;
            const credentials = (): Credentials => ({
              token: `ses_${(count += 1)}`,
              user: { id: `usr_${count}`, name: 'x', email: 'y' },
            });
            let rejectNext = false;
            const session = new SessionStore({
              auth: {
                login: () => {
                  const fails = rejectNext;
                  return scheduler
                    .schedule(Promise.resolve(credentials()), 'sign in')
                    .then((received) => (fails ? Promise.reject(new Error('rejected')) : received));
                },
                logout: () => scheduler.schedule(Promise.resolve(), 'sign out'),
              },
              storage,
            });
            const signIn = (rejects: boolean) => {
              rejectNext = rejects;
              void session.signIn('a', 'b').catch(() => undefined);
            };
            const otherTab = (received: Credentials | undefined) => {
              if (received)
                storage.setItem('ams.session', JSON.stringify({ v: 1, data: received }));
              else storage.removeItem('ams.session');
              session.syncFromStorage('ams.session');
            };
            const actions = {
              'sign in': () => signIn(false),
              'sign in, rejected': () => signIn(true),
              'sign out': () => session.signOut(),
              'expired token': () => session.expire(session.token),
              'other tab in': () => otherTab(credentials()),
              'other tab out': () => otherTab(undefined),
            };
            await inAnyOrder(
              scheduler,
              names.map((next) => actions[next]),
              () => {
                // Tab and storage always agree, so that no other tab sees a different user.
                const storedText = storage.getItem('ams.session');
                expect(
                  storedText === null
                    ? undefined
                    : (JSON.parse(storedText) as { data: Credentials }).data.token,
                ).toBe(session.token);
              },
            );
          },
        ),
        { numRuns: 300 },
      );
    },
  );
});
