import { describe, expect, it } from 'vitest';
import { errorCode } from '~/screens/HttpError/errorCode';

describe('errorCode', () => {
  it.each([400, 403, 404, 401, 418, 429, 499, 500, 503, 599])('accepts %s', (code) =>
    expect(errorCode(`?code=${code}`)).toBe(code),
  );

  it.each([
    '',
    '-1',
    '0',
    '1',
    '200',
    '302',
    '399',
    '600',
    '999',
    '4e2',
    '404.0',
    '500.5',
    '0x1F4',
    '0500',
    '+500',
    ' 500',
    '500 ',
    '500\n',
    '5 00',
    '50',
    '5000',
    '５００',
    '٤٠٤',
    'NaN',
    'Infinity',
    'null',
    'undefined',
    '__proto__',
    'constructor',
    '[object Object]',
    '500;',
    '500,400',
    '<svg onload=alert(1)>',
    '%',
    '\u0000500',
    '500\u200B',
    '9'.repeat(5000),
  ])('treats %j as 404', (code) =>
    expect(errorCode(`?code=${encodeURIComponent(code)}`)).toBe(404),
  );

  it.each([
    '',
    '?',
    '?code',
    '?Code=500',
    '?x=500',
    '?code[]=500',
    '?500',
    '#code=500',
    '?code=%',
    '?code=%E0%A4%A',
  ])('treats %j as 404', (search) => expect(errorCode(search)).toBe(404));

  it('reads the code among other parameters', () =>
    expect(errorCode('?x=1&code=503&y=2')).toBe(503));
});
