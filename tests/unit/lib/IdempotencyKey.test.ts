import { expect, it } from 'vitest';
import { IdempotencyKey } from '../../../src/lib/IdempotencyKey';

it('a payload keeps its key, another one gets its own', () => {
  const keys = new IdempotencyKey();
  const first = keys.forPayload({ name: 'a' });
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(keys.forPayload({ name: 'a' })).toBe(first);
  const second = keys.forPayload({ name: 'b' });
  expect(second).not.toBe(first);
  expect(new IdempotencyKey().forPayload({ name: 'b' })).not.toBe(second);
});

it('a payload that was accepted gets a new key when it is sent again', () => {
  const keys = new IdempotencyKey();
  const first = keys.forPayload({ name: 'a' });
  keys.renew();
  expect(keys.forPayload({ name: 'a' })).not.toBe(first);
});
