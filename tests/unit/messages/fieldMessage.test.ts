import { describe, expect, it } from 'vitest';
import { fieldMessage, type Issue } from '~/messages/fieldMessage';

describe('fieldMessage', () => {
  it.each<[Issue, string, string]>([
    [{ code: 'required' }, 'Name', 'Name is required.'],
    [
      { code: 'at_least_count', params: { count: 1, name: 'subscription' } },
      'Subscriptions',
      'At least 1 subscription is required.',
    ],
    [
      { code: 'at_least_count', params: { count: 2 } },
      'Subscriptions',
      'At least 2 rows are required.',
    ],
    [{ code: 'email' }, 'Billing email', 'Email address is invalid.'],
    [{ code: 'min', params: { value: '2 characters' } }, 'N', 'N should be at least 2 characters.'],
    [
      { code: 'min', params: { value: 2, unit: 'characters' } },
      'N',
      'N should be at least 2 characters.',
    ],
    [{ code: 'min', params: { value: 1 } }, 'Seats', 'Seats should be at least 1.'],
    [
      { code: 'too_long', params: { value: 1000, unit: 'characters' } },
      'Name',
      'Name should be at most 1,000 characters.',
    ],
    [
      { code: 'less_than', params: { value: 1_000_000 } },
      'Amount',
      'Amount should be less than 1,000,000.',
    ],
    [
      { code: 'less_than', params: { value: 366, unit: ' days away' } },
      'Expires',
      'Expires should be less than 366 days away.',
    ],
    [{ code: 'min' }, 'Name', 'Name is not valid.'],
    [{ code: 'less_than', detail: 'Too much.' }, 'Amount', 'Too much.'],
    [{ code: 'mismatch' }, 'Password', "Password doesn't match."],
    [{ code: 'required', params: { field: 'Evil' } }, 'Name', 'Name is required.'],
    [{ code: 'unknown', detail: 'Taken {field}.' }, 'Name', 'Taken {field}.'],
    [{ code: 'unknown', detail: ' \n' }, 'Name', 'Name is not valid.'],
    [{ code: 'email', detail: 'Other words.' }, 'Email', 'Email address is invalid.'],
    ...['', 'saved', '__proto__', 'required '].map((code): [Issue, string, string] => [
      { code, params: { value: 7, name: 'x' } },
      'Name',
      'Name is not valid.',
    ]),
  ])('formats %o of %s', (issue, field, text) => expect(fieldMessage(issue, field)).toBe(text));

  it('ends with what is allowed where the form is wrong', () => {
    const field = { label: 'Subdomain', allowed: 'Digits only.' };
    expect(fieldMessage({ code: 'format' }, field)).toBe('Subdomain is not valid. Digits only.');
    expect(fieldMessage({ code: 'other' }, field)).toBe('Subdomain is not valid.');
    expect(fieldMessage({ code: 'required' }, field)).toBe('Subdomain is required.');
  });

  it.each(['{value}', '{field}', '$&', 'constructor'])(
    'never parses %s as a template, whatever its source',
    (text) => {
      expect(fieldMessage({ code: 'min', params: { value: text } }, 'Name')).toBe(
        `Name should be at least ${text}.`,
      );
      expect(fieldMessage({ code: 'less_than', params: { value: 5, unit: text } }, 'Name')).toBe(
        `Name should be less than 5${text}.`,
      );
      expect(fieldMessage({ code: 'min', params: { value: 5, unit: text } }, 'Name')).toBe(
        `Name should be at least 5 ${text}.`,
      );
      expect(fieldMessage({ code: 'required' }, text)).toBe(`${text} is required.`);
    },
  );
});
