import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Credentials } from '../../../src/domain/User';
import { SessionStore } from '../../../src/stores/SessionStore';
import { memoryStorage } from '../../../stories/memoryStorage';
import { casesTimeout } from '../../setup/runCases';
import { inAnyOrder } from './inAnyOrder';

// The network answers in any order, late, and ignores that it was given up: the worst case. Load's
// own property is in LoadOrder.test.ts.

describe('the session', () => {
  it('is that of whoever signed in last, or nobody’s', { timeout: casesTimeout }, async () => {
    const step = fc.constantFrom(
      'sign in',
      'sign in, refused',
      'sign out',
      'refused token',
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
              signIn: () => {
                const fails = rejectNext;
                return scheduler
                  .schedule(Promise.resolve(credentials()), 'sign in')
                  .then((received) => (fails ? Promise.reject(new Error('refused')) : received));
              },
              signOut: () => scheduler.schedule(Promise.resolve(), 'sign out'),
            },
            storage,
          });
          const signIn = (rejects: boolean) => {
            rejectNext = rejects;
            void session.signIn('a', 'b').catch(() => undefined);
          };
          const otherTab = (received: Credentials | undefined) => {
            if (received) storage.setItem('ams.session', JSON.stringify({ v: 1, data: received }));
            else storage.removeItem('ams.session');
            session.syncFromStorage('ams.session');
          };
          const actions = {
            'sign in': () => signIn(false),
            'sign in, refused': () => signIn(true),
            'sign out': () => session.signOut(),
            'refused token': () => session.expire(session.token),
            'other tab in': () => otherTab(credentials()),
            'other tab out': () => otherTab(undefined),
          };
          await inAnyOrder(
            scheduler,
            names.map((next) => actions[next]),
            () => {
              // Tab and storage agree at every moment: no other tab could see somebody else.
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
  });
});
