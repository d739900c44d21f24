import { expect, it } from 'vitest';
import { ApiError } from '~/api/ApiError';
import { Batch } from '~/stores/Batch';

const items = Array.from({ length: 9 }, (_, index) => ({ id: String(index) }));
const rejected = (status: number) => new ApiError({ reason: 'status', status });

/** A batch whose calls fail with the error of the item's number, if there is one. */
function batchOf(
  errors: Readonly<Record<number, Error>>,
  onCall?: (n: number) => void,
  groupOf?: (item: { id: string }) => string,
) {
  const session = new AbortController();
  let inFlight = 0;
  let maxInFlight = 0;
  const sent: string[] = [];
  const batch: Batch<{ id: string }, string> = new Batch(async ({ id }) => {
    sent.push(id);
    inFlight += 1;
    maxInFlight = Math.max(maxInFlight, inFlight);
    await new Promise((resolve) => setTimeout(resolve));
    inFlight -= 1;
    onCall?.(Number(id));
    const error = errors[Number(id)];
    if (error) throw error;
    return `result ${id}`;
  }, groupOf);
  const states = () => items.map((item) => batch.outcomeOf(item)?.state ?? '-').join(' ');
  return { batch, session, sent, states, maxInFlight: () => maxInFlight };
}

it('Batch sends every item once, four at a time, and keeps each outcome', async () => {
  const { batch, session, sent, states, maxInFlight } = batchOf({ 2: rejected(409) });
  await batch.run(items, session.signal);
  expect(states()).toBe('done done failed done done done done done done');
  expect(batch.outcomeOf({ id: '1' })).toEqual({ state: 'done', result: 'result 1' });
  expect(batch.outcomeOf({ id: '2' })).toMatchObject({ failure: { status: 409 } });
  expect([batch.status, maxInFlight(), sent.length]).toEqual(['ended', 4, 9]);
});

it('Batch sends nothing further once it is stopped, waits for calls in flight, and sends what is left when it runs again', async () => {
  // The last one comes after the first.
  const groupOf = ({ id }: { id: string }) => (id === '8' ? '0' : id);
  const fixture = batchOf({}, (n) => n === 0 && fixture.batch.stop(), groupOf);
  const { batch, session, sent, states } = fixture;
  await batch.run(items, session.signal);
  expect(states()).toBe('done done done done - - - - -');
  await batch.run(items.slice(4), session.signal);
  expect(states()).not.toContain('-');
  expect(new Set(sent).size).toBe(sent.length);
});

it('Batch stops when the session ends, and what it rejected then counts as not sent', async () => {
  const fixture = batchOf({ 1: rejected(401) }, (n) => n === 1 && fixture.session.abort());
  const { batch, session, states } = fixture;
  await batch.run(items, session.signal);
  expect(states()).toBe('done - done done done - - - -');
});
