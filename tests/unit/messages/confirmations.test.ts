import { expect, it } from 'vitest';
import {
  excessConfirmation,
  excessWarning,
  revokeConfirmation,
  statusConfirmation,
  timesCurrentHint,
} from '~/messages/confirmations';

it('statusConfirmation states the consequences of a status change', () => {
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

it('excessConfirmation pluralises the number of excess seats', () => {
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

it('excessWarning pluralises the number of excess seats', () => {
  expect(excessWarning(10)).toBe('Adds 10 seats to the total. You’ll confirm next.');
  expect(excessWarning(1)).toBe('Adds 1 seat to the total. You’ll confirm next.');
});

it('timesCurrentHint formats the factor', () => {
  expect(timesCurrentHint(1012)).toBe('This is 1,012 times the current number.');
});

it('revokeConfirmation says when the token was last used', () => {
  expect(revokeConfirmation('CI', '2026-03-01T12:00:00Z').text).toBe(
    'Anything using this token stops working immediately. The token was last used on 1 Mar 2026.',
  );
  expect(revokeConfirmation('CI', null).text).toContain('never been used');
});
