import { describe, expect, it } from 'vitest';
import { formatMoney } from '~/lib/formatMoney';

describe('formatMoney', () => {
  it.each<[number | null | undefined, string | null | undefined, string | null]>([
    [3371.42, 'USD', 'USD 3,371.42'],
    [0, 'USD', 'USD 0.00'],
    [1234, 'JPY', 'JPY 1,234'],
    [10.5, 'JPY', 'JPY 10.50'],
    [-0, 'USD', 'USD 0.00'],
    [-0.001, 'USD', 'USD 0.00'],
    [1.5, 'KWD', 'KWD 1.500'],
    [-12, 'EUR', '-EUR 12.00'],
    [12, 'ZZZ', 'ZZZ 12.00'],
    [1234.5, null, '1,234.5'],
    [1234.5, '', '1,234.5'],
    [12, 'usd', '12'],
    [12, 'USD\n', '12'],
    [null, 'USD', null],
  ])('formats %s in %s as %s', (amount, currency, text) =>
    expect(formatMoney(amount, currency)).toBe(text),
  );
});
