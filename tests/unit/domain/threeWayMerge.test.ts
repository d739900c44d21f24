import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveMerge, threeWayMerge } from '../../../src/domain/threeWayMerge';

const changes = (loaded: string, theirs: string, yours: string) =>
  threeWayMerge({ a: loaded }, { a: theirs }, { a: yours })[0]?.changedBy;

describe('a field', () => {
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

describe('a merge', () => {
  const loaded = { name: 'A', address: 'B', phone: 'C', email: 'D' };
  const theirs = { name: 'A1', address: 'B1', phone: 'C', email: 'D' };
  const yours = { name: 'A2', address: 'B', phone: 'C2', email: 'D' };
  const fields = threeWayMerge(loaded, theirs, yours);

  it('lists what somebody changed, in order', () =>
    expect(fields.map(({ field, changedBy }) => [field, changedBy])).toEqual([
      ['name', 'conflict'],
      ['address', 'them'],
      ['phone', 'you'],
    ]));
  it('waits for a choice', () => expect(resolveMerge(theirs, fields, {})).toBeUndefined());
  it('takes what one side alone changed, and the side chosen', () => {
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

  it('never invents a value, and never loses one without being told', () => {
    const texts = fc.record({
      a: fc.constantFrom('x', 'y', 'z'),
      b: fc.constantFrom('x', 'y', 'z'),
    });
    fc.assert(
      fc.property(texts, texts, texts, (from, other, own) => {
        const found = threeWayMerge(from, other, own);
        const merged = resolveMerge(other, found, { a: 'yours', b: 'yours' });
        for (const field of ['a', 'b'] as const) {
          const expected = own[field] !== from[field] ? own[field] : other[field];
          expect(merged?.[field]).toBe(expected);
          expect(found.some((each) => each.field === field)).toBe(
            own[field] !== from[field] || other[field] !== from[field],
          );
        }
      }),
    );
  });
});
