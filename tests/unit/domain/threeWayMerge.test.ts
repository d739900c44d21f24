import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveMerge, threeWayMerge } from '~/domain/threeWayMerge';

const changes = (loaded: string, theirs: string, yours: string) =>
  threeWayMerge({ a: loaded }, { a: theirs }, { a: yours })[0]?.changedBy;

describe('changedBy of a merged field', () => {
  it.each([
    ['x', 'x', 'x', undefined],
    ['x', 'y', 'x', 'them'],
    ['x', 'x', 'y', 'you'],
    ['x', 'y', 'y', 'both'],
    ['x', 'y', 'z', 'conflict'],
    ['x', '', 'z', 'conflict'],
  ])('loaded %j, theirs %j, yours %j: changed by %s', (loaded, theirs, yours, by) =>
    expect(changes(loaded, theirs, yours)).toBe(by),
  );
});

describe('the conflicts of fields that belong together', () => {
  const loaded = { name: 'A', email: 'a', city: 'X' };
  const conflicts = (theirs: Partial<typeof loaded>, yours: Partial<typeof loaded>) =>
    threeWayMerge(loaded, { ...loaded, ...theirs }, { ...loaded, ...yours }, ['name', 'email'])
      .filter(({ changedBy }) => changedBy === 'conflict')
      .map(({ field }) => field);
  it.each([
    ['each side changed another of them', { name: 'B' }, { email: 'c' }, ['name', 'email']],
    ['both changed one', { name: 'B', email: 'b' }, { email: 'c' }, ['name', 'email']],
    ['only one side changed them', { name: 'B', email: 'b' }, { city: 'Y' }, []],
    ['both sides made the same change', { name: 'B' }, { name: 'B', email: 'b' }, []],
    ['the other side changed another field', { city: 'Z' }, { email: 'c' }, []],
  ])('%s', (_, theirs, yours, expected) => expect(conflicts(theirs, yours)).toEqual(expected));
});

describe('threeWayMerge and resolveMerge', () => {
  const loaded = { name: 'A', address: 'B', phone: 'C', email: 'D' };
  const theirs = { name: 'A1', address: 'B1', phone: 'C', email: 'D' };
  const yours = { name: 'A2', address: 'B', phone: 'C2', email: 'D' };
  const fields = threeWayMerge(loaded, theirs, yours);

  it('lists changed fields in field order', () =>
    expect(fields.map(({ field, changedBy }) => [field, changedBy])).toEqual([
      ['name', 'conflict'],
      ['address', 'them'],
      ['phone', 'you'],
    ]));
  it('resolveMerge returns undefined while a conflict is unresolved', () =>
    expect(resolveMerge(theirs, fields, {})).toBeUndefined());
  it('resolveMerge takes one-sided changes and the chosen sides of conflicts', () => {
    expect(resolveMerge(theirs, fields, { name: 'yours' })).toEqual({
      name: 'A2',
      address: 'B1',
      phone: 'C2',
      email: 'D',
    });
    expect(resolveMerge(theirs, fields, { name: 'theirs' })).toEqual({
      name: 'A1',
      address: 'B1',
      phone: 'C2',
      email: 'D',
    });
  });

  it('merges every change and lists every changed field, for arbitrary values', () => {
    const texts = fc.record({
      a: fc.constantFrom('x', 'y', 'z'),
      b: fc.constantFrom('x', 'y', 'z'),
    });
    fc.assert(
      fc.property(texts, texts, texts, (loaded, other, own) => {
        const mergedFields = threeWayMerge(loaded, other, own);
        const merged = resolveMerge(other, mergedFields, { a: 'yours', b: 'yours' });
        for (const field of ['a', 'b'] as const) {
          const expected = own[field] !== loaded[field] ? own[field] : other[field];
          expect(merged?.[field]).toBe(expected);
          expect(mergedFields.some((candidate) => candidate.field === field)).toBe(
            own[field] !== loaded[field] || other[field] !== loaded[field],
          );
        }
      }),
    );
  });
});
