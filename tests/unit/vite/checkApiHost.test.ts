import { describe, expect, it } from 'vitest';
import { checkApiHost } from '~~/vite/configure/checkApiHost';

describe('checkApiHost', () => {
  it.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['https://api.example.com/', 'https://api.example.com'],
    ['HTTPS://API.Example.com:8443', 'https://api.example.com:8443'],
    ['https://api.example.com:443', 'https://api.example.com'],
    ['http://localhost:4010', 'http://localhost:4010'],
    ['http://127.0.0.1:4010/', 'http://127.0.0.1:4010'],
  ])('checkApiHost accepts %s', (value, origin) => expect(checkApiHost(value)).toEqual({ origin }));

  it.each([
    ['api.example.com', 'not an absolute http or https URL'],
    ['//api.example.com', 'not an absolute http or https URL'],
    ['ftp://api.example.com', 'not an absolute http or https URL'],
    ['https:api.example.com', 'not an absolute http or https URL'],
    ['https://api.example.com\\x', 'not an absolute http or https URL'],
    [' https://api.example.com', 'not an absolute http or https URL'],
    ['https://api.example.com\n', 'not an absolute http or https URL'],
    ['https://api.example.com:99999', 'not a valid URL'],
    ['https://api.example.com/api', 'a path'],
    ['https://api.example.com//', 'a path'],
    ['https://api.example.com?x=1', 'a query or a fragment'],
    ['https://api.example.com/#', 'a query or a fragment'],
    ['https://user:secret@api.example.com', 'credentials'],
    ['http://api.example.com', 'http for localhost only'],
    ['http://[::1]:4010', 'an IPv6 address is not possible'],
    ['https://[2001:db8::1]', 'an IPv6 address is not possible'],
    ['https://10.1', 'a complete IPv4 address'],
    ['https://2130706433', 'a complete IPv4 address'],
    ['http://127.1:4010', 'a complete IPv4 address'],
    ['http://0.0.0.0', 'http for localhost only'],
    ['http://localhost.example.com', 'http for localhost only'],
    ['http://127.0.0.1.example.com', 'http for localhost only'],
  ])('checkApiHost rejects %j: %s', (value, reason) => {
    const { problem } = checkApiHost(value);
    expect(problem).toContain(reason);
    expect(problem).toMatch(/^VITE_API_HOST [^\n\r]+$/);
  });

  it.each([undefined, '', '  '])('checkApiHost reports a missing host for %j', (value) =>
    expect(checkApiHost(value).problem).toBe(
      "VITE_API_HOST is missing: set it to the API's origin, for example VITE_API_HOST=https://api.example.com",
    ),
  );

  it('checkApiHost never repeats a password', () => {
    expect(checkApiHost('https://user:secret@api.example.com').problem).not.toContain('secret');
  });
});
