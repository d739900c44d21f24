import { expect, it } from 'vitest';
import { errorCode } from '~/screens/HttpError/errorCode';

it.each([400, 401, 404, 499, 500, 599])('errorCode accepts %s', (code) => {
  expect(errorCode(`?code=${code}`)).toBe(code);
  expect(errorCode(`?x=1&code=${code}&y=2`)).toBe(code);
});

const texts =
  '-1 399 600 4e2 404.0 0x1F4 0500 +500 50 5000 ５００ ٤٠٤ NaN Infinity null __proto__ 500,400 %';
const codes = [...texts.split(' '), '', ' 500', '500 ', '500\n', '5 00', '\u0000500', '500\u200B'];

it.each([...codes, '<svg onload=alert(1)>', '9'.repeat(5000)])(
  'errorCode treats %j as 404',
  (code) => expect(errorCode(`?code=${encodeURIComponent(code)}`)).toBe(404),
);

it.each(['', '?code', '?Code=500', '?code[]=500', '?500', '#code=500', '?code=%E0%A4%A'])(
  'errorCode treats the query %j as 404',
  (search) => expect(errorCode(search)).toBe(404),
);
