import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ApiError } from '~/api/ApiError';
import { Query } from '~/stores/Query';

type Step =
  | { readonly kind: 'fetch' | 'background'; readonly fails: boolean }
  | { readonly kind: 'cancel' | 'set' | 'clear' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('fetch' as const, 'background' as const),
      fails: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancel' as const, 'set' as const, 'clear' as const),
    }),
  },
);

it('Query never shows an older response after a newer one, in any order of responses', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { minLength: 1, maxLength: 8 }),
      async (scheduler, steps) => {
        let response: Promise<number> = Promise.resolve(-1);
        const query = new Query<number>(() => response);
        const requests: Promise<void>[] = [];
        let newest = -1;
        let newestRequest = -1;
        const runStep = (number: number, current: Step) => {
          newest = number;
          if (current.kind === 'set') query.setData(number);
          else if (current.kind === 'cancel') query.cancel();
          else if (current.kind === 'clear') query.clear();
          if ('fails' in current) {
            const { fails } = current;
            newestRequest = number;
            // Worst case: responses arrive late and ignore the abort.
            response = scheduler
              .schedule(Promise.resolve(number), `response ${number}`)
              .then((value) => {
                if (fails) throw new ApiError({ reason: 'status', status: 500, retryAfter: value });
                return value;
              });
            requests.push(query.refetch({ background: current.kind === 'background' }));
          }
        };
        const sequence = scheduler.scheduleSequence(
          steps.map((current, number) => ({
            label: `${current.kind} ${number}`,
            builder: () => {
              runStep(number, current);
              return Promise.resolve();
            },
          })),
        );
        let highest = -1;
        while (scheduler.count() > 0) {
          await scheduler.waitNext(1);
          // The data on screen never goes back in time.
          if (query.data !== undefined) {
            expect(query.data).toBeGreaterThanOrEqual(highest);
            highest = query.data;
          }
        }
        await scheduler.waitIdle();
        await Promise.all(requests);
        expect(sequence.done).toBe(true);

        const last = steps.at(-1);
        expect(newest).toBe(steps.length - 1);
        expect(query.status).not.toBe('pending');
        if (query.error) expect(query.error.retryAfter).toBe(newestRequest);
        if (last?.kind === 'set') expect([query.status, query.data]).toEqual(['success', newest]);
        if (last?.kind === 'clear') expect([query.status, query.data]).toEqual(['idle', undefined]);
        if ((last?.kind === 'fetch' || last?.kind === 'background') && !last.fails)
          expect([query.status, query.data]).toEqual(['success', newest]);
        if (last?.kind === 'fetch' && last.fails) expect(query.status).toBe('error');
      },
    ),
    { numRuns: 300 },
  );
});
