import { expect, it } from 'vitest';
import { findSeparator } from '~/lib/decimalSeparator';

it.each([
  ['no numbers', ['Acme', ''], 'point'],
  ['points', ['1,200.50', '7', 'USD 3.5'], 'point'],
  ['commas', ['1.200,50', '89,90 €'], 'comma'],
  ['thousands of either kind', ['1.200.000'], 'comma'],
  ['more commas than points', ['1,5', '2,5', '3.5'], 'comma'],
  ['only numbers with two meanings', ['1.200', '15'], undefined],
  ['one number that tells', ['1.200', '15,5'], 'comma'],
])('findSeparator of %s', (_, texts, likely) => {
  expect(findSeparator(texts)).toEqual({ likely, example: likely ? undefined : '1.200' });
});
