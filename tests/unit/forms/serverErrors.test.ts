import { describe, expect, it } from 'vitest';
import { remainingServerErrors } from '../../../src/forms/RejectedSubmit';
import { serverErrors } from '../../../src/forms/serverErrors';
import type { PayloadError } from '../../../src/lib/Failure';
import { codePointCount } from '../../../src/lib/text';

const labels = {
  name: 'Name',
  billing_email: 'Billing email',
  subscriptions: { label: 'Subscriptions', rowName: 'subscription' },
  'subscriptions.1.seat_type': 'Seat type',
};
const errorsOf = (...errors: PayloadError[]) =>
  serverErrors({ reason: 'status', status: 422, errors }, labels).fields;
const unplacedOf = (errors: PayloadError[], detail?: string) =>
  serverErrors({ reason: 'status', status: 422, errors, detail }, labels).unplaced;

describe('what the server refused', () => {
  it('is said on the field, in the catalogue’s words', () =>
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
  it('fills its placeholders in', () =>
    expect(
      errorsOf({ pointer: '/name', code: 'min', params: { value: 2, unit: 'characters' } }),
    ).toEqual({ name: 'Name should be at least 2 characters.' }));
  it('counts once for a field', () =>
    expect(
      errorsOf({ pointer: '/name', code: 'exists' }, { pointer: '/name', code: 'required' }),
    ).toEqual({ name: 'Name already exists.' }));
  it.each(['', '/', '/nobody', '/constructor', '/__proto__', 'name/x'])(
    'of %j belongs to no field',
    (pointer) => expect(errorsOf({ pointer, code: 'exists' })).toEqual({}),
  );
  it('is not valid, where nobody knows the code', () =>
    expect(errorsOf({ pointer: '/name', code: 'constructor' })).toEqual({
      name: 'Name is not valid.',
    }));
  it('shows the server’s detail on the field for an unknown code', () =>
    expect(
      errorsOf({ pointer: '/name', code: 'reserved', detail: ' “Acme” is\nreserved. ' }),
    ).toEqual({ name: '“Acme” is reserved.' }));
  it('keeps the catalogue’s words for a known code, whatever its detail', () =>
    expect(errorsOf({ pointer: '/name', code: 'exists', detail: 'duplicate key' })).toEqual({
      name: 'Name already exists.',
    }));
  it('names the rows of which there are too few', () => {
    expect(
      errorsOf({ pointer: '/subscriptions', code: 'at_least_count', params: { count: 1 } }),
    ).toEqual({ subscriptions: 'At least 1 subscription is required.' });
    expect(
      errorsOf({ pointer: '/subscriptions', code: 'at_least_count', params: { count: 2 } }),
    ).toEqual({ subscriptions: 'At least 2 subscriptions are required.' });
  });
  it.each(['/plan/name', '/billing/name', '/owner/billing_email', '/subscriptions/7/seat_type'])(
    'of %s, which the form lacks, marks no other field',
    (pointer) => expect(errorsOf({ pointer, code: 'required' })).toEqual({}),
  );
  it('may go to another field', () =>
    expect(
      serverErrors(
        { reason: 'status', errors: [{ pointer: '/expires_at', code: 'date' }] },
        { name: 'Name', date: 'Date' },
        () => 'date',
      ).fields,
    ).toEqual({ date: 'Invalid date field value.' }));
  it('is nothing without errors', () =>
    expect(serverErrors({ reason: 'status', status: 422 }, labels)).toEqual({
      fields: {},
      unplaced: [],
    }));
});

describe('an error that belongs to no field of the form', () => {
  const tier = { pointer: '/plan/tier', code: 'format' };
  it('is told in the server’s own words', () =>
    expect(unplacedOf([{ ...tier, detail: 'The tier is closed.' }], 'Other')).toEqual([
      'The tier is closed.',
    ]));
  it('is told in the words of the whole problem without any of its own', () =>
    expect(unplacedOf([tier], 'The plan was rejected.')).toEqual(['The plan was rejected.']));
  it('is named by its pointer when the server says nothing', () =>
    expect(unplacedOf([tier])).toEqual(['/plan/tier is not valid.']));
  it('is told once', () =>
    expect(unplacedOf([tier, { pointer: '/plan', code: 'x' }], 'Rejected.')).toEqual([
      'Rejected.',
    ]));
  it('without pointer and detail says nothing', () =>
    expect(unplacedOf([{ pointer: '', code: 'x' }])).toEqual([]));
  it('is cut short, stripped of what would disturb its surroundings', () => {
    const [long = ''] = unplacedOf([{ ...tier, detail: '😀'.repeat(5000) }]);
    expect(codePointCount(long)).toBe(301);
    expect(long.endsWith('😀…')).toBe(true);
    expect(unplacedOf([{ ...tier, detail: 'a\u202Eb\u0000\r\n\tc' }])).toEqual(['ab c']);
    expect(
      unplacedOf(Array.from({ length: 50 }, (_, at) => ({ ...tier, detail: `${at}` }))),
    ).toEqual(['0', '1', '2']);
  });
});

describe('a refusal', () => {
  const rejected = {
    values: { name: 'a', rows: [{ type: 'x' }] },
    errors: { name: 'No', 'rows.0.type': 'No' },
  };
  it('stands while the value does', () =>
    expect(remainingServerErrors(rejected, { name: 'a', rows: [{ type: 'x' }] })).toEqual(
      rejected.errors,
    ));
  it('goes with the value', () =>
    expect(remainingServerErrors(rejected, { name: 'b', rows: [{ type: 'x' }] })).toEqual({
      'rows.0.type': 'No',
    }));
  it('is none at first', () => expect(remainingServerErrors(undefined, { name: 'a' })).toEqual({}));
});
