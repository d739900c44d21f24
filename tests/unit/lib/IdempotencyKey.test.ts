import { expect, it } from 'vitest';
import { IdempotencyKey } from '~/lib/IdempotencyKey';

it('IdempotencyKey keeps the key of a payload, and changes it with the payload', () => {
  const keys = new IdempotencyKey();
  const first = keys.forPayload({ name: 'a' });
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(keys.forPayload({ name: 'a' })).toBe(first);
  const second = keys.forPayload({ name: 'b' });
  expect(second).not.toBe(first);
  expect(new IdempotencyKey().forPayload({ name: 'b' })).not.toBe(second);
});

it('IdempotencyKey changes the key of the same payload after renew', () => {
  const keys = new IdempotencyKey();
  const first = keys.forPayload({ name: 'a' });
  keys.renew();
  expect(keys.forPayload({ name: 'a' })).not.toBe(first);
});
