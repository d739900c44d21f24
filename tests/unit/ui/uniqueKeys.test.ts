import fc from 'fast-check';
import { expect, it } from 'vitest';
import { uniqueKeys } from '~/ui/table/uniqueKeys';

it('uniqueKeys returns a different key for each row, whatever the ids', () =>
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[ab+]{0,3}$/)), (ids) => {
      const keys = uniqueKeys(
        ids.map((id) => ({ id })),
        'id',
      );
      expect(keys).toHaveLength(ids.length);
      expect(new Set(keys).size).toBe(ids.length);
    }),
  ));

it('uniqueKeys keeps the first row of an id under that id', () =>
  expect(uniqueKeys([{ id: 'a' }, { id: 'b' }, { id: 'a' }], 'id')).toEqual(['a', 'b', 'a+']));

it('uniqueKeys numbers rows without an id', () => expect(uniqueKeys([{}, {}])).toEqual(['0', '1']));
