import { expect, it } from 'vitest';
import {
  excessConfirmation,
  revokeConfirmation,
  statusConfirmation,
} from '../../../src/messages/confirmations';

it('says what a change of status does', () => {
  expect(statusConfirmation('deactivate', 'O’Brien $& {name}')).toEqual({
    title: 'Deactivate O’Brien $& {name}?',
    text: 'O’Brien $& {name} will be permanently deactivated and its users can no longer use the product.',
    button: 'Deactivate',
  });
  expect(statusConfirmation('activate', 'Acme')).toEqual({
    title: 'Activate Acme?',
    text: 'Acme will be permanently activated.',
    button: 'Activate',
  });
});

it('counts the excess seats, with a plural', () => {
  expect(excessConfirmation(27, 25)).toEqual({
    title: 'Add 2 seats?',
    text: '27 assigned seats exceed the total of 25. The 2 excess seats are added automatically.',
    button: 'Add seats',
  });
  expect(excessConfirmation(26, 25)).toMatchObject({
    title: 'Add 1 seat?',
    text: '26 assigned seats exceed the total of 25. The 1 excess seat is added automatically.',
  });
  expect(excessConfirmation(12_000, 10).title).toBe('Add 11,990 seats?');
});

it('says when a token was last used', () => {
  expect(revokeConfirmation('CI', '2026-03-01T12:00:00Z').text).toBe(
    'Whatever uses this token stops working at once. It was last used on 1 Mar 2026.',
  );
  expect(revokeConfirmation('CI', null).text).toContain('never used');
});
