import { describe, expect, expectTypeOf, it } from 'vitest';
import { interpolate, message, type MessageValues } from '~/messages/catalogue';
import { validationMessage, type validationCatalogue } from '~/messages/fieldMessage';

describe('message', () => {
  it('fills in every placeholder', () => {
    expect(message('saved')).toBe('Saved Successfully!');
    expect(validationMessage('less_than', { field: 'Amount', value: 1_000_000, unit: '' })).toBe(
      'Amount should be less than 1,000,000.',
    );
  });

  it('does not compile with a missing, misspelt or extra placeholder', () => {
    // Never called: only type-checked. An unused `@ts-expect-error` fails the type check.
    const mistakes = () => [
      // @ts-expect-error no field
      validationMessage('required'),
      // @ts-expect-error misspelt
      validationMessage('required', { feild: 'Name' }),
      // @ts-expect-error no unit
      validationMessage('less_than', { field: 'Amount', value: 5 }),
      // @ts-expect-error one too many
      validationMessage('required', { field: 'Name', value: 5 }),
      // @ts-expect-error takes none
      message('saved', { name: 'Acme' }),
      // @ts-expect-error null is no value
      message('name_not_found', { name: null }),
      // @ts-expect-error no such text
      message('saved_successfully'),
    ];
    expectTypeOf(mistakes).returns.toEqualTypeOf<string[]>();
    expectTypeOf<keyof MessageValues<typeof validationCatalogue.less_than>>().toEqualTypeOf<
      'field' | 'value' | 'unit'
    >();
  });
});

it.each([
  ['{name} not found', { name: '{field}', field: 'x' }, '{field} not found'],
  ['{name} not found', { name: '$&' }, '$& not found'],
  ['a{constructor}b{__proto__}c', {}, 'abc'],
  ['{a}-{b}', { a: undefined }, '-'],
  ['{a} {a}', { a: 1234.5 }, '1,234.5 1,234.5'],
  ['{a}{b}', { a: 0, b: '1234' }, '01234'],
])('interpolate(%j, %o) is %j', (template, values, text) =>
  expect(interpolate(template, values)).toBe(text),
);
