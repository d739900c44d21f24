import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ApiError } from '../../../src/api/ApiError';
import { Load } from '../../../src/stores/Load';

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
        const load = new Load<number>();
        const asked: Promise<void>[] = [];
        let newest = -1;
        let newestQuestion = -1;
        const take = (number: number, now: Step) => {
          newest = number;
          if (now.kind === 'put') load.put(number);
          else if (now.kind === 'leave') load.leave();
          else if (now.kind === 'clear') load.clear();
          if ('fails' in now) {
            const { fails } = now;
            newestQuestion = number;
            // The network answers late and ignores that it was given up: the worst case.
            const answer = scheduler
              .schedule(Promise.resolve(number), `answer ${number}`)
              .then((value) => {
                if (fails) throw new ApiError({ reason: 'status', status: 500, retryAfter: value });
                return value;
              });
            asked.push(load.ask(() => answer, { quietly: now.kind === 'quiet' }));
          }
        };
        const sequence = scheduler.scheduleSequence(
          steps.map((now, number) => ({
            label: `${now.kind} ${number}`,
            builder: () => {
              take(number, now);
              return Promise.resolve();
            },
          })),
        );
        let highest = -1;
        while (scheduler.count() > 0) {
          await scheduler.waitNext(1);
          // What shows never goes back in time, and is never what nobody asks for any more.
          if (load.data !== undefined) {
            expect(load.data).toBeGreaterThanOrEqual(highest);
            highest = load.data;
          }
        }
        await scheduler.waitIdle();
        await Promise.all(asked);
        expect(sequence.done).toBe(true);

        const last = steps.at(-1);
        expect(newest).toBe(steps.length - 1);
        expect(load.status).not.toBe('loading');
        if (load.failure) expect(load.failure.retryAfter).toBe(newestQuestion);
        if (last?.kind === 'put') expect([load.status, load.data]).toEqual(['ready', newest]);
        if (last?.kind === 'clear') expect([load.status, load.data]).toEqual(['idle', undefined]);
        if ((last?.kind === 'ask' || last?.kind === 'quiet') && !last.fails)
          expect([load.status, load.data]).toEqual(['ready', newest]);
        if (last?.kind === 'ask' && last.fails) expect(load.status).toBe('failed');
      },
    ),
    { numRuns: 300 },
  );
});
