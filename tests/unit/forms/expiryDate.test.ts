import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tokenRules, expiryInstant, expiryRules } from '~/domain/Token';
import { checkField } from '~/domain/rules/checkField';
import type { FormFields } from '~/forms/FormFields';
import { formErrors } from '~/forms/schema';
import { fieldMessage } from '~/messages/fieldMessage';

const label = 'Expiry date';
const fields: FormFields<{ expires: string; expiry_date: string }> = {
  expires: { label: 'Expires', rule: expiryRules.expires },
  expiry_date: {
    label,
    rule: expiryRules.expiry_date,
    when: { field: 'expires', is: 'custom' },
  },
};
const messageFor = async (date: string, expires = 'custom') =>
  (await formErrors(fields, { expires, expiry_date: date })).expiry_date;

const now = Date.parse('2026-03-01T09:30:15.250Z');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  vi.stubEnv('TZ', 'UTC');
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the custom expiry date', () => {
  it.each([
    ['', 'Expiry date is required.'],
    ['\u200B', 'Expiry date is required.'],
    ['2024-02-30', 'Invalid date field value.'],
    ['12/31/2024', 'Invalid date field value.'],
    ['2026-06-30T00:00', 'Invalid date field value.'],
    ['٢٠٢٦-٠٦-٣٠', 'Invalid date field value.'],
    ['0001-01-01', 'Invalid date field value.'],
    ['2026-02-28', 'Expiry date should be greater than now.'],
    ['2026-03-01', undefined],
    [' 2026-12-31 ', undefined],
    ['2027-03-01', undefined],
    ['2027-03-02', 'Expiry date should be less than 366 days away.'],
    ['9999-12-31', 'Expiry date should be less than 366 days away.'],
  ])('validates %j: %s', async (date, message) => expect(await messageFor(date)).toBe(message));

  it('the expiry date is only validated while “Custom date” is selected', async () => {
    for (const choice of ['30', 'never', ''])
      expect(await messageFor('rubbish', choice), choice).toBeUndefined();
  });

  it('compares with the current time, not with that of an earlier validation', async () => {
    expect(await messageFor('2026-03-01')).toBeUndefined();
    vi.setSystemTime('2026-03-02T00:00:00Z');
    expect(await messageFor('2026-03-01')).toBe('Expiry date should be greater than now.');
  });

  it('agrees with the API’s rule for the instant that is sent', () =>
    fc.assert(
      fc.asyncProperty(
        fc.date({
          min: new Date('2025-01-01'),
          max: new Date('2028-12-31'),
          noInvalidDate: true,
        }),
        fc.constantFrom('UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/Santiago'),
        async (date, zone) => {
          vi.stubEnv('TZ', zone);
          const day = date.toISOString().slice(0, 10);
          const issue = checkField(tokenRules.expires_at, expiryInstant('custom', day), now);
          expect(await messageFor(day)).toBe(issue && fieldMessage(issue, label));
        },
      ),
    ));
});
