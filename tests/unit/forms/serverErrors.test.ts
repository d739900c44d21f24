import { describe, expect, it } from 'vitest';
import { fieldAt } from '~/domain/organizationFields';
import { remainingServerErrors } from '~/forms/RejectedSubmit';
import { serverErrors } from '~/forms/serverErrors';
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
  it('maps known codes to the catalogue’s messages on their fields', () =>
    expect(
      errorsOf(
        { pointer: '/name', code: 'exists' },
        { pointer: '/billing/billing_email', code: 'email' },
        { pointer: '/subscriptions/1/seat_type', code: 'unique' },
      ),
    ).toEqual({
      name: 'Name already exists.',
      billing_email: 'Email address is invalid.',
      'subscriptions.1.seat_type': 'Seat type should be unique.',
    }));
  it('fills in the placeholders of a message', () =>
    expect(
      errorsOf({ pointer: '/name', code: 'min', params: { value: 2, unit: 'characters' } }),
    ).toEqual({ name: 'Name should be at least 2 characters.' }));
  it('shows only the first error of a field', () =>
    expect(
      errorsOf({ pointer: '/name', code: 'exists' }, { pointer: '/name', code: 'required' }),
    ).toEqual({ name: 'Name already exists.' }));
  it.each(['', '/', '/nobody', '/constructor', '/__proto__', 'name/x'])(
    'maps the pointer %j to no field',
    (pointer) => expect(errorsOf({ pointer, code: 'exists' })).toEqual({}),
  );
  it('says that the field is not valid for an unknown code', () =>
    expect(errorsOf({ pointer: '/name', code: 'constructor' })).toEqual({
      name: 'Name is not valid.',
    }));
  it('shows the server’s detail on the field for an unknown code', () =>
    expect(
      errorsOf({ pointer: '/name', code: 'reserved', detail: ' “Acme” is\nreserved. ' }),
    ).toEqual({ name: '“Acme” is reserved.' }));
  it('shows the catalogue’s message for a known code, whatever its detail', () =>
    expect(errorsOf({ pointer: '/name', code: 'exists', detail: 'duplicate key' })).toEqual({
      name: 'Name already exists.',
    }));
  it('names the rows in the message for too few rows', () => {
    expect(
      errorsOf({ pointer: '/subscriptions', code: 'at_least_count', params: { count: 1 } }),
    ).toEqual({ subscriptions: 'At least 1 subscription is required.' });
    expect(
      errorsOf({ pointer: '/subscriptions', code: 'at_least_count', params: { count: 2 } }),
    ).toEqual({ subscriptions: 'At least 2 subscriptions are required.' });
  });
  it.each(['/plan/name', '/billing/name', '/owner/billing_email', '/subscriptions/7/seat_type'])(
    'marks no other field for %s, which the form lacks',
    (pointer) => expect(errorsOf({ pointer, code: 'required' })).toEqual({}),
  );
  it('maps a pointer to another field with resolveName', () =>
    expect(
      serverErrors(
        { reason: 'status', errors: [{ pointer: '/expires_at', code: 'date' }] },
        { name: 'Name', date: 'Date' },
        () => 'date',
      ).fields,
    ).toEqual({ date: 'Invalid date field value.' }));
  it('returns no messages without errors', () =>
    expect(serverErrors({ reason: 'status', status: 422 }, labels)).toEqual({
      fields: {},
      unplaced: [],
    }));
});

describe('unplaced server errors', () => {
  const tier = { pointer: '/plan/tier', code: 'format' };
  it('shows the detail of an unplaced error', () =>
    expect(unplacedOf([{ ...tier, detail: 'The tier is closed.' }], 'Other')).toEqual([
      'The tier is closed.',
    ]));
  it('falls back to the detail of the whole problem', () =>
    expect(unplacedOf([tier], 'The plan was rejected.')).toEqual(['The plan was rejected.']));
  it('names the pointer when the server sends no detail', () =>
    expect(unplacedOf([tier])).toEqual(['/plan/tier is not valid.']));
  it('shows equal messages once', () =>
    expect(unplacedOf([tier, { pointer: '/plan', code: 'x' }], 'Rejected.')).toEqual([
      'Rejected.',
    ]));
  it('ignores an error without pointer and detail', () =>
    expect(unplacedOf([{ pointer: '', code: 'x' }])).toEqual([]));
  it('truncates and sanitises details and shows at most three', () => {
    const [long = ''] = unplacedOf([{ ...tier, detail: '😀'.repeat(5000) }]);
    expect(codePointCount(long)).toBe(301);
    expect(long.endsWith('😀…')).toBe(true);
    expect(unplacedOf([{ ...tier, detail: 'a\u202Eb\u0000\r\n\tc' }])).toEqual(['ab c']);
    expect(
      unplacedOf(Array.from({ length: 50 }, (_, at) => ({ ...tier, detail: `${at}` }))),
    ).toEqual(['0', '1', '2']);
  });
});

describe('remainingServerErrors', () => {
  const rejected = {
    values: { name: 'a', rows: [{ type: 'x' }] },
    errors: { name: 'No', 'rows.0.type': 'No' },
  };
  it('keeps errors while their values are unchanged', () =>
    expect(remainingServerErrors(rejected, { name: 'a', rows: [{ type: 'x' }] })).toEqual(
      rejected.errors,
    ));
  it('drops the error of a changed value', () =>
    expect(remainingServerErrors(rejected, { name: 'b', rows: [{ type: 'x' }] })).toEqual({
      'rows.0.type': 'No',
    }));
  it('returns no errors before the first rejected submit', () =>
    expect(remainingServerErrors(undefined, { name: 'a' })).toEqual({}));
});
