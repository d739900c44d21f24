import { describe, expect, expectTypeOf, it } from 'vitest';
import { interpolate, message, type MessageValues } from '~/messages/message';
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
      // @ts-expect-error no field
      validationMessage('required', {}),
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
      // @ts-expect-error undefined is no value
      message('name_not_found', { name: undefined }),
      // @ts-expect-error no such text
      message('saved_successfully'),
      // @ts-expect-error an inherited property
      message('constructor'),
    ];
    expectTypeOf(mistakes).returns.toEqualTypeOf<string[]>();
    expectTypeOf<keyof MessageValues<typeof validationCatalogue.less_than>>().toEqualTypeOf<
      'field' | 'value' | 'unit'
    >();
    expectTypeOf<keyof MessageValues<typeof validationCatalogue.at_least_count>>().toEqualTypeOf<
      'count' | 'name'
    >();
    expectTypeOf<MessageValues<'Caution'>>().toEqualTypeOf<Record<never, string | number>>();
  });
});

describe('interpolate', () => {
  it.each(['{field}', '{{field}}', '$&', '$1', '{__proto__}', '{constructor}'])(
    'never parses %s as a template',
    (name) =>
      expect(interpolate('{name} not found', { name, field: 'x', value: 'y' })).toBe(
        `${name} not found`,
      ),
  );

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
    'ignores the inherited property {%s}',
    (name) => expect(interpolate(`a{${name}}b`, {})).toBe('ab'),
  );

  it('removes placeholders without a value and formats numbers', () => {
    expect(interpolate('{a}-{b}', { a: undefined })).toBe('-');
    expect(interpolate('{a} {a}', { a: 1234.5 })).toBe('1,234.5 1,234.5');
    expect(interpolate('{a}', { a: 0 })).toBe('0');
    expect(interpolate('{a}', { a: '1234' })).toBe('1234');
  });
});
