import { expect, it } from 'vitest';
import {
  excessConfirmation,
  excessWarning,
  revokeConfirmation,
  statusConfirmation,
  timesCurrentHint,
} from '~/messages/confirmations';

it.each([
  [
    statusConfirmation('deactivate', 'O’Brien $& {name}'),
    'Deactivate O’Brien $& {name}?',
    'O’Brien $& {name} will be permanently deactivated and its users can no longer use the product.',
    'Deactivate',
  ],
  [
    statusConfirmation('activate', 'Acme'),
    'Activate Acme?',
    'Acme will be permanently activated.',
    'Activate',
  ],
  [
    excessConfirmation(27, 25),
    'Add 2 seats?',
    '27 assigned seats exceed the total of 25. The 2 excess seats are added automatically.',
    'Add seats',
  ],
  [
    excessConfirmation(1_001, 1_000),
    'Add 1 seat?',
    '1,001 assigned seats exceed the total of 1,000. The 1 excess seat is added automatically.',
    'Add seats',
  ],
  [
    revokeConfirmation('CI', '2026-03-01T12:00:00Z'),
    'Revoke CI?',
    'Anything using this token stops working immediately. The token was last used on 1 Mar 2026.',
    'Revoke',
  ],
  [
    revokeConfirmation('CI', null),
    'Revoke CI?',
    'Anything using this token stops working immediately. The token has never been used.',
    'Revoke',
  ],
])('a confirmation reads %o', (confirmation, title, text, button) =>
  expect(confirmation).toEqual({ title, text, button }),
);

it.each([
  [excessWarning(10), 'Adds 10 seats to the total. You’ll confirm next.'],
  [excessWarning(1), 'Adds 1 seat to the total. You’ll confirm next.'],
  [timesCurrentHint(1012), 'This is 1,012 times the current number.'],
])('a hint at what is typed reads %s', (text, expected) => expect(text).toBe(expected));
