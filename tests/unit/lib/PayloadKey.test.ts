import { expect, it } from 'vitest';
import { PayloadKey } from '../../../src/lib/PayloadKey';

it('a payload keeps its key, another one gets its own', () => {
  const keys = new PayloadKey();
  const first = keys.of({ name: 'a' });
  expect(first).toMatch(/^[\da-f]{32}$/);
  expect(keys.of({ name: 'a' })).toBe(first);
  const second = keys.of({ name: 'b' });
  expect(second).not.toBe(first);
  expect(new PayloadKey().of({ name: 'b' })).not.toBe(second);
});

it('a payload that was accepted gets a new key when it is sent again', () => {
  const keys = new PayloadKey();
  const first = keys.of({ name: 'a' });
  keys.renew();
  expect(keys.of({ name: 'a' })).not.toBe(first);
});
