import { describe, expect, it } from 'vitest';
import { fieldAt } from '~/domain/organizationFields';
import { serverErrors } from '~/forms/FormFields';
import type { PayloadError } from '~/lib/Failure';
import { codePointCount } from '~/lib/text';

const labels = {
  name: 'Name',
  billing_email: 'Billing email',
  subscriptions: { label: 'Subscriptions', rowName: 'subscription' },
  'subscriptions.1.seat_type': 'Seat type',
};
const errorsOf = (...errors: PayloadError[]) =>
  serverErrors({ reason: 'status', status: 422, errors }, labels, fieldAt).fields;
const unplacedOf = (errors: PayloadError[], detail?: string) =>
  serverErrors({ reason: 'status', status: 422, errors, detail }, labels, fieldAt).unplaced;

describe('serverErrors', () => {
  it.each<[string, Partial<PayloadError>, string]>([
    ['the catalogue’s message for a known code', { code: 'exists' }, 'Name already exists.'],
    [
      'a message with its placeholders filled in',
      { code: 'min', params: { value: 2, unit: 'characters' } },
      'Name should be at least 2 characters.',
    ],
    [
      'no detail for a known code',
      { code: 'exists', detail: 'duplicate key' },
      'Name already exists.',
    ],
    [
      'the server’s detail for an unknown code',
      { code: 'reserved', detail: ' “Acme” is\nreserved. ' },
      '“Acme” is reserved.',
    ],
    ['that it is not valid for an unknown code', { code: 'constructor' }, 'Name is not valid.'],
  ])('shows on a field %s', (_, error, message) =>
    expect(errorsOf({ pointer: '/name', code: '', ...error })).toEqual({ name: message }),
  );

  it('places errors on nested fields and on fields of rows', () =>
    expect(
      errorsOf(
        { pointer: '/billing/billing_email', code: 'email' },
        { pointer: '/subscriptions/1/seat_type', code: 'unique' },
      ),
    ).toEqual({
      billing_email: 'Email address is invalid.',
      'subscriptions.1.seat_type': 'Seat type should be unique.',
    }));

  it('shows only the first error of a field', () =>
    expect(
      errorsOf({ pointer: '/name', code: 'exists' }, { pointer: '/name', code: 'required' }),
    ).toEqual({ name: 'Name already exists.' }));

  it.each([
    [1, 'At least 1 subscription is required.'],
    [2, 'At least 2 subscriptions are required.'],
  ])('names the rows if fewer than %i are left', (count, message) =>
    expect(
      errorsOf({ pointer: '/subscriptions', code: 'at_least_count', params: { count } }),
    ).toEqual({ subscriptions: message }),
  );

  it.each([
    '',
    '/',
    '/nobody',
    '/__proto__',
    'name/x',
    '/plan/name',
    '/billing/name',
    '/owner/billing_email',
    '/subscriptions/7/seat_type',
  ])('places an error at %j on no field', (pointer) =>
    expect(errorsOf({ pointer, code: 'required' })).toEqual({}),
  );

  it('maps a pointer to another field with resolveName', () =>
    expect(
      serverErrors(
        { reason: 'status', errors: [{ pointer: '/expires_at', code: 'date' }] },
        { name: 'Name', date: 'Date' },
        () => 'date',
      ).fields,
    ).toEqual({ date: 'Invalid date field value.' }));
});

describe('unplaced server errors', () => {
  const tier = { pointer: '/plan/tier', code: 'format' };

  it.each<[string, PayloadError[], string | undefined, string[]]>([
    ['its detail', [{ ...tier, detail: 'It is closed.' }], 'Other', ['It is closed.']],
    ['the problem’s detail without its own', [tier], 'Rejected.', ['Rejected.']],
    ['its pointer without any detail', [tier], undefined, ['/plan/tier is not valid.']],
    ['equal messages once', [tier, { pointer: '/plan', code: 'x' }], 'Rejected.', ['Rejected.']],
    ['nothing without pointer and detail', [{ pointer: '', code: 'x' }], undefined, []],
    ['no control characters', [{ ...tier, detail: 'a\u202Eb\u0000\r\n\tc' }], '', ['ab c']],
  ])('show %s', (_, errors, detail, messages) =>
    expect(unplacedOf(errors, detail)).toEqual(messages),
  );

  it('truncates unplaced messages, and shows three at most', () => {
    const [long = ''] = unplacedOf([{ ...tier, detail: '😀'.repeat(5000) }]);
    expect(codePointCount(long)).toBe(301);
    expect(long.endsWith('😀…')).toBe(true);
    const many = Array.from({ length: 50 }, (_, at) => ({ ...tier, detail: `${at}` }));
    expect(unplacedOf(many)).toEqual(['0', '1', '2']);
  });
});
