import { string } from 'valibot';
import { expect, it } from 'vitest';
import { Persisted, type KeyValueStorage } from '~/lib/persisted';
import { memoryStorage } from '~~/tests/fixtures/memoryStorage';

// What a key of the console discards, and storage that throws: tests/unit/app/storage.test.ts.

const ada = '{"v":1,"data":"Ada"}';
const named = (storage: KeyValueStorage | undefined) =>
  new Persisted(storage, 'ams.name', string());

it('persisted stores a value under one versioned key, reads it back, and removes it', () => {
  const storage = memoryStorage();
  expect(named(storage).write('Ada')).toBe(true);
  expect(storage.getItem('ams.name')).toBe(ada);
  expect(named(storage).read()).toBe('Ada');
  named(storage).clear();
  expect([named(storage).read(), storage.getItem('ams.name')]).toEqual([undefined, null]);
});

it('persisted works without storage', () => {
  const name = named(undefined);
  expect([name.write('Ada'), name.read()]).toEqual([false, undefined]);
  expect(() => name.clear()).not.toThrow();
});

it('persisted keeps the earlier value when storage is full, or the new one too long to be read', () => {
  const storage = memoryStorage({ 'ams.name': ada });
  expect(named(storage).write('x'.repeat(100_000))).toBe(false);
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(named(storage).write('Eve')).toBe(false);
  expect(named(storage).read()).toBe('Ada');
});
