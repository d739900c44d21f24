import { afterEach, describe, expect, it } from 'vitest';
import { setToday } from '~~/mocks/demo/setToday';

const RealDate = Date;

afterEach(() => {
  globalThis.Date = RealDate;
});

describe('setToday', () => {
  it('setToday moves the page’s clock by whole days and leaves other dates unchanged', () => {
    setToday('2026-03-01');
    expect(new Date().toISOString().slice(0, 10)).toBe('2026-03-01');
    expect(new Date(Date.now()).toISOString().slice(0, 10)).toBe('2026-03-01');
    const shift = RealDate.now() - Date.now();
    expect(Math.abs(shift / 86_400_000 - Math.round(shift / 86_400_000))).toBeLessThan(0.000_1);
    expect(new Date('2024-02-29T10:00:00Z').getTime()).toBe(RealDate.UTC(2024, 1, 29, 10));
    expect([Date.UTC(2020, 0), Date.parse('2020-01-01')]).toEqual([
      RealDate.UTC(2020, 0),
      RealDate.UTC(2020, 0),
    ]);
    expect(new Date()).toBeInstanceOf(Date);
    expect(new RealDate()).toBeInstanceOf(Date);
    expect(new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC' }).format(new Date())).toBe(
      '01/03/2026',
    );
  });

  it('setToday without a day leaves Date unchanged', () => {
    setToday(undefined);
    expect(Date).toBe(RealDate);
  });
});
