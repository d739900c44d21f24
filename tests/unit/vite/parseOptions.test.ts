import { describe, expect, it } from 'vitest';
import { parseOptions } from '~~/vite/configure/parseOptions';

const api = ['--api', 'https://api.example.com'];

describe('parseOptions', () => {
  it.each([
    [['--apis', 'x'], "Unknown option '--apis'"],
    [['--api', 'https://a.example', '--api', 'https://b.example'], '--api must not be repeated'],
    [['https://api.example.com'], 'positional'],
    [['--api'], 'argument missing'],
    [[], '--api is missing'],
    [['--api', 'https://u:secret@api.example.com'], '--api must not contain credentials'],
    [['--api', 'https://api.example.com;script-src'], '--api does not have a valid host'],
    [['--api', 'https://a"b.example'], '--api does not have a valid host'],
    [['--api', 'https://api.example.com', '--build', ''], '--build must not be empty'],
    [[...api, '--name', ' '], '--name must not be empty'],
    [[...api, '--name', 'a\u2028b'], '--name must not have control characters'],
    [[...api, '--name', 'a\u202Eb'], '--name must not have control characters'],
    [[...api, '--name', 'a\uD800'], '--name must not have control characters'],
    [[...api, '--name', 'a'.repeat(101)], '--name must have at most 100'],
    [[...api, '--logo', 'javascript:alert(1)'], '--logo is not an absolute http or https URL'],
    [[...api, '--logo', '//evil.example/a.svg'], '--logo must be an https URL'],
    [[...api, '--logo', 'data:text/html;base64,AAAA'], '--logo must be an https URL'],
    [[...api, '--logo', 'https://a:b@cdn.example/a.svg'], '--logo must not contain credentials'],
    [[...api, '--logo', 'https://[2001:db8::1]/a.svg'], '--logo must name its host'],
    [[...api, '--logo', 'https://cdn.example@10.1/a.svg'], '--logo does not have a complete IPv4'],
    [[...api, '--sentry-dsn', 'https://a@[2001:db8::1]/1'], '--sentry-dsn must name its host'],
    [[...api, '--sentry-dsn', 'https://a@10.1/1'], '--sentry-dsn does not have a complete IPv4'],
    [[...api, '--sentry-dsn', 'https://sentry.example/1'], '--sentry-dsn has no public key'],
    [[...api, '--sentry-dsn', 'https://a:b@sentry.example/1'], 'must not have a secret key'],
    [[...api, '--sentry-dsn', 'http://a@sentry.example/1'], '--sentry-dsn may use http'],
    [[...api, '--sentry-dsn', 'https://a@sentry.example/'], 'the number of a project'],
    [[...api, '--sentry-dsn', 'https://a@sentry.example/1?x=1'], 'a query or a fragment'],
    [[...api, '--link', 'Billing'], '--link must be a label and a URL'],
    [[...api, '--ticket', 'https://tickets.example/{ticket}'], '--ticket needs --ticket-keys'],
    [[...api, '--base', 'console'], '--base must be a path'],
    [[...api, '--base', '/a/../b/'], '--base must be a path'],
    [[...api, '--base', '/"><script>/'], '--base must be a path'],
    [[...api, '--root', '/srv; include /etc/passwd'], '--root must be a plain absolute path'],
  ])('parseOptions rejects %j: %s', (args, reason) => {
    let message = '';
    try {
      parseOptions(args);
    } catch (error) {
      ({ message } = error as Error);
    }
    expect(message).toContain(reason);
    expect(message).toMatch(/^[^\n\r\u2028\u2029\0]{5,500}$/);
    expect(message).not.toContain('secret@');
  });
});
