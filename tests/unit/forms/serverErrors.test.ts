import { describe, expect, it } from 'vitest';
import { stillRefused } from '../../../src/forms/Refusal';
import { serverErrors } from '../../../src/forms/serverErrors';
import type { PayloadError } from '../../../src/lib/Failure';

const labels = {
  name: 'Name',
  billing_email: 'Billing email',
  'subscriptions.1.seat_type': 'Seat type',
};
const errorsOf = (...errors: PayloadError[]) =>
  serverErrors({ reason: 'status', status: 422, errors }, labels);

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
  it('may go to another field', () =>
    expect(
      serverErrors(
        { reason: 'status', errors: [{ pointer: '/expires_at', code: 'date' }] },
        { name: 'Name', date: 'Date' },
        () => 'date',
      ),
    ).toEqual({ date: 'Invalid date field value.' }));
  it('is nothing without errors', () =>
    expect(serverErrors({ reason: 'status', status: 422 }, labels)).toEqual({}));
});

describe('a refusal', () => {
  const refusal = {
    values: { name: 'a', rows: [{ type: 'x' }] },
    errors: { name: 'No', 'rows.0.type': 'No' },
  };
  it('stands while the value does', () =>
    expect(stillRefused(refusal, { name: 'a', rows: [{ type: 'x' }] })).toEqual(refusal.errors));
  it('goes with the value', () =>
    expect(stillRefused(refusal, { name: 'b', rows: [{ type: 'x' }] })).toEqual({
      'rows.0.type': 'No',
    }));
  it('is none at first', () => expect(stillRefused(undefined, { name: 'a' })).toEqual({}));
});
