import { describe, expect, it } from 'vitest';
import { listDailySeats, listOrganizations } from '~/api/contract/accounts';
import { checkQuery } from '~~/mocks/contract/checkQuery';

function read(text: string, rules: Parameters<typeof checkQuery>[0] = listOrganizations.query) {
  return checkQuery(rules, new URLSearchParams(text));
}

describe('checkQuery for the list', () => {
  it('applies defaults to missing parameters', () => {
    expect(read('')).toEqual({ values: { page: 1, per_page: 25 } });
    expect(
      read('page=3&per_page=100&q=%25&status=active&sort=status&order=desc&unknown=1'),
    ).toEqual({
      values: { page: 3, per_page: 100, q: '%', status: 'active', sort: 'status', order: 'desc' },
    });
  });

  it('names the first invalid parameter', () => {
    const invalidSearches = [
      'page=0',
      'page=-1',
      'page=NaN',
      'page=1e9',
      'page=1.0',
      'page=+1',
      'page=%201',
      'page=',
      'page=1&page=1',
      'per_page=7',
      'per_page=025x',
      'status=',
      'status=ACTIVE',
      'sort=__proto__',
      'order=constructor',
    ];
    for (const text of invalidSearches)
      expect(read(text)).toEqual({ invalidParameter: text.split('=')[0] });
    expect(read(`page=${'9'.repeat(16)}`)).toEqual({ invalidParameter: 'page' });
  });
});

it('accepts existing calendar days only', () => {
  const rules = listDailySeats.query;
  expect(read('from=2024-02-29&to=2024-03-01', rules)).toEqual({
    values: { days: 30, from: '2024-02-29', to: '2024-03-01' },
  });
  for (const day of ['2023-02-29', '2024-2-29', '20240229', '', '2024-02-29T00:00:00Z'])
    expect(read(`from=${day}`, rules)).toEqual({ invalidParameter: 'from' });
  for (const days of ['0', '367', '-1', '1.5'])
    expect(read(`days=${days}`, rules)).toEqual({ invalidParameter: 'days' });
  expect(read('days=366', rules)).toEqual({ values: { days: 366 } });
});
