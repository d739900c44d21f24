import { describe, expect, it, vi } from 'vitest';
import { persisted, type KeyValueStorage } from '~/lib/persisted';
import { memoryStorage } from '~~/tests/fixtures/memoryStorage';

const parseName = (data: unknown) => (typeof data === 'string' ? data : undefined);

function persistedName(text: string) {
  const storage = memoryStorage({ 'ams.name': text, other: 'kept' });
  return { storage, name: persisted(storage, 'ams.name', parseName) };
}

describe('persisted', () => {
  it('stores a value under one versioned key, and reads it back', () => {
    const storage = memoryStorage();
    const name = persisted(storage, 'ams.name', parseName);
    expect(name.read()).toBeUndefined();
    expect(name.write('Ada')).toBe(true);
    expect(storage.getItem('ams.name')).toBe('{"v":1,"data":"Ada"}');
    expect(persisted(storage, 'ams.name', parseName).read()).toBe('Ada');
    name.clear();
    expect(storage.getItem('ams.name')).toBeNull();
    expect(name.read()).toBeUndefined();
  });

  it.each([
    ['not JSON', 'Ada'],
    ['an empty string', ''],
    ['no envelope', '"Ada"'],
    ['null', 'null'],
    ['no data', '{"v":1}'],
    ['an older version', '{"v":0,"data":"Ada"}'],
    ['a newer version', '{"v":2,"data":"Ada"}'],
    ['the wrong type', '{"v":1,"data":7}'],
    ['a prototype', '{"__proto__":{"v":1,"data":"Ada"}}'],
    ['something huge', JSON.stringify({ v: 1, data: 'x'.repeat(100_001) })],
    ['something deep', '['.repeat(50_000)],
  ])('discards %s', (_, text) => {
    const { storage, name } = persistedName(text);
    expect(name.read()).toBeUndefined();
    expect(storage.getItem('ams.name')).toBeNull();
    expect(storage.getItem('other')).toBe('kept');
    expect(({} as Record<string, unknown>)['data']).toBeUndefined();
  });

  it('discards data when parse throws', () => {
    const storage = memoryStorage({ 'ams.name': '{"v":1,"data":"Ada"}' });
    const name = persisted<string>(storage, 'ams.name', () => {
      throw new Error('no');
    });
    expect(name.read()).toBeUndefined();
    expect(storage.getItem('ams.name')).toBeNull();
  });

  it('works without storage', () => {
    const name = persisted(undefined, 'ams.name', parseName);
    expect(name.write('Ada')).toBe(false);
    expect(() => name.clear()).not.toThrow();
    expect(name.read()).toBeUndefined();
  });

  it.each(['getItem', 'setItem', 'removeItem'] as const)('works when %s throws', (method) => {
    const storage = memoryStorage({ 'ams.name': '{"v":2,"data":"Ada"}' });
    const thrown = vi.fn<() => never>(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    const brokenStorage: KeyValueStorage = { ...storage, [method]: thrown };
    const name = persisted(brokenStorage, 'ams.name', parseName);
    expect(name.read()).toBeUndefined();
    name.write('Ada');
    name.clear();
    expect(thrown).toHaveBeenCalled();
  });

  it('keeps the previous value when storage is full', () => {
    const storage = memoryStorage({ 'ams.name': '{"v":1,"data":"Ada"}' });
    const full: KeyValueStorage = {
      ...storage,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const name = persisted(full, 'ams.name', parseName);
    expect(name.write('Eve')).toBe(false);
    expect(name.read()).toBe('Ada');
  });

  it('does not store what it would not read', () => {
    const { name } = persistedName('{"v":1,"data":"Ada"}');
    expect(name.write('x'.repeat(100_000))).toBe(false);
    expect(name.read()).toBe('Ada');
  });

  it('ignores a value that cannot be serialised', () => {
    const storage = memoryStorage();
    const circle: { self?: unknown } = {};
    circle.self = circle;
    persisted<unknown>(storage, 'ams.any', (data) => data).write(circle);
    expect(storage.getItem('ams.any')).toBeNull();
  });
});
