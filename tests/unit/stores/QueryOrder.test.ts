import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ApiError } from '../../../src/api/ApiError';
import { Query } from '../../../src/stores/Query';

type Step =
  | { readonly kind: 'ask' | 'quiet'; readonly fails: boolean }
  | { readonly kind: 'leave' | 'put' | 'clear' };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('ask' as const, 'quiet' as const),
      fails: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('leave' as const, 'put' as const, 'clear' as const),
    }),
  },
);

it('in no order of answers does an older one win', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(step, { minLength: 1, maxLength: 8 }),
      async (scheduler, steps) => {
        const query = new Query<number>();
        const requests: Promise<void>[] = [];
        let newest = -1;
        let newestRequest = -1;
        const runStep = (number: number, current: Step) => {
          newest = number;
          if (current.kind === 'put') query.setData(number);
          else if (current.kind === 'leave') query.cancel();
          else if (current.kind === 'clear') query.clear();
          if ('fails' in current) {
            const { fails } = current;
            newestRequest = number;
            // The network answers late and ignores that it was given up: the worst case.
            const response = scheduler
              .schedule(Promise.resolve(number), `answer ${number}`)
              .then((value) => {
                if (fails) throw new ApiError({ reason: 'status', status: 500, retryAfter: value });
                return value;
              });
            requests.push(query.fetch(() => response, { background: current.kind === 'quiet' }));
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
          // What shows never goes back in time, and is never what nobody asks for any more.
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
        if (last?.kind === 'put') expect([query.status, query.data]).toEqual(['success', newest]);
        if (last?.kind === 'clear') expect([query.status, query.data]).toEqual(['idle', undefined]);
        if ((last?.kind === 'ask' || last?.kind === 'quiet') && !last.fails)
          expect([query.status, query.data]).toEqual(['success', newest]);
        if (last?.kind === 'ask' && last.fails) expect(query.status).toBe('error');
      },
    ),
    { numRuns: 300 },
  );
});
