import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Credentials } from '../../../src/domain/User';
import { SessionStore } from '../../../src/stores/SessionStore';
import { memoryStorage } from '../../../stories/memoryStorage';
import { tableTimeout } from '../../setup/tryAll';
import { inAnyOrder } from './inAnyOrder';

// The network answers in any order, late, and ignores that it was given up: the worst case. Load's
// own property is in LoadOrder.test.ts.

describe('the session', () => {
  it('is that of whoever signed in last, or nobody’s', { timeout: tableTimeout }, async () => {
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
          let refuse = false;
          const session = new SessionStore({
            auth: {
              signIn: () => {
                const fails = refuse;
                return scheduler
                  .schedule(Promise.resolve(credentials()), 'sign in')
                  .then((told) => (fails ? Promise.reject(new Error('refused')) : told));
              },
              signOut: () => scheduler.schedule(Promise.resolve(), 'sign out'),
            },
            storage,
          });
          const signIn = (refused: boolean) => {
            refuse = refused;
            void session.signIn('a', 'b').catch(() => undefined);
          };
          const otherTab = (told: Credentials | undefined) => {
            if (told) storage.setItem('ams.session', JSON.stringify({ v: 1, data: told }));
            else storage.removeItem('ams.session');
            session.follow('ams.session');
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
              const kept = storage.getItem('ams.session');
              expect(
                kept === null ? undefined : (JSON.parse(kept) as { data: Credentials }).data.token,
              ).toBe(session.token);
            },
          );
        },
      ),
      { numRuns: 300 },
    );
  });
});
