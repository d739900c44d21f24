import { describe, expect, it } from 'vitest';
import { parseOptions } from '~~/vite/configureFlags';

const api = ['--api', 'https://api.example.com'];
const ticket = 'https://tickets.example.com/browse/{ticket}';

describe('parseOptions', () => {
  it.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['https://api.example.com/', 'https://api.example.com'],
    ['HTTPS://API.Example.com:8443', 'https://api.example.com:8443'],
    ['http://localhost:4010', 'http://localhost:4010'],
    ['http://127.0.0.1:4010/', 'http://127.0.0.1:4010'],
  ])('accepts the API %s', (value, origin) =>
    expect(parseOptions(['--api', value]).api).toBe(origin),
  );

  it.each([
    'https://billing.example.com/customers/{id}',
    'https://crm.example.com/?q={name}&mail={billing_email}#{subdomain}',
    'https://eu-{subdomain}.app.example.com:8443/{id}',
    'http://127.0.0.1/{id}',
    'https://example.com/?a=b=c',
  ])('accepts the link %s', (url) => {
    const { links } = parseOptions([...api, '--link', `Billing=${url}`]);
    expect(links).toEqual([{ label: 'Billing', url }]);
  });

  it.each([
    'javascript:alert({id})',
    'ftp://example.com/{id}',
    'https:example.com/{id}',
    'https://example.com\\@evil.example/{id}',
    'http://127.0.0.1.evil.example/{id}',
    'https://{subdomain}.example.com@evil.example/',
    'https://0x7f000001/{id}',
    'https://ex%61mple.com/{id}',
    'https://{subdomain}',
    'https://example.com.{subdomain}/',
    'https://{subdomain}.0.0.1/',
    'https://example.com/{constructor}',
    'https://example.com/{{id}}',
    'https://example.com/%{id}',
    'https://example.com/\u200B{id}',
    'https://example.com/../{id}',
  ])('rejects the link %j', (url) =>
    expect(messageOf([...api, '--link', `Billing=${url}`])).not.toBe('accepted'),
  );

  it('accepts tickets', () => {
    const { tickets } = parseOptions([...api, '--ticket', ticket, '--ticket-keys', 'SUP, OPS,SUP']);
    expect(tickets).toEqual({ url: ticket, keys: ['SUP', 'OPS'] });
  });

  const rejected: Readonly<Record<string, readonly (readonly [value: string, reason: string])[]>> =
    {
      '--api': [
        ['', 'is missing; for example --api https://api.example.com (see --help)'],
        ['api.example.com', 'is not an absolute http or https URL'],
        ['https://api.example.com\\x', 'is not an absolute http or https URL'],
        ['https://api.example.com\n', 'is not an absolute http or https URL'],
        ['https://api.example.com/api', 'must not have a path'],
        ['https://api.example.com?x=1', 'must not have a query'],
        ['https://u:secret@api.example.com', 'must not contain credentials'],
        ['https://api.example.com;script-src', 'does not have a valid host'],
        ['http://api.example.com', 'may use http for localhost only'],
        ['http://localhost.example.com', 'may use http for localhost only'],
        ['http://[::1]:4010', 'must name its host'],
        ['https://10.1', 'does not have a complete IPv4 address'],
      ],
      '--name': [
        [' ', 'must not be empty'],
        ['a\u2028b', 'must not have control characters'],
        ['a\uD800', 'must not have control characters'],
        ['a'.repeat(101), 'must have at most 100'],
      ],
      '--logo': [
        ['javascript:alert(1)', 'must be an https URL'],
        ['logo.svg', 'must be an https URL, a path such as /logo.svg or a base64 image'],
        ['//evil.example/a.svg', 'must be an https URL'],
        ['data:text/html;base64,AAAA', 'must be an https URL'],
        ['https://a:b@cdn.example/a.svg', 'must not contain credentials'],
      ],
      '--sentry-dsn': [
        ['https://sentry.example/1', 'must be a public key, a host and the number of a project'],
        ['https://a:secret@sentry.example/1', 'must not have a secret key'],
        ['http://a@sentry.example/1', 'may use http'],
        ['https://a@sentry.example/', 'must be a public key'],
      ],
      '--base': [
        ['console', 'must be a path'],
        ['/"><script>/', 'must be a path'],
      ],
      '--link': [
        ['Billing', 'must be a label and a URL'],
        [' =https://example.com', 'must be a label and a URL'],
        ['\u202Eb=https://example.com', 'must not have control characters'],
        [`${'x'.repeat(41)}=https://example.com`, 'must have a label of at most 40 characters'],
        ['B=https://example.com/a b', 'is not an absolute http or https URL'],
        ['B=http://example.com/{id}', 'may use http for localhost only'],
        ['B=https://{id}@example.com/', 'must not contain credentials'],
        ['B=https://example.com/{tenant}', 'no other braces'],
        ['B=https://{subdomain}.com/', 'before the last two parts of its host'],
        ['B=https://a.example.com:{id}/', 'is not a valid URL'],
        ['B=https://{subdomain}..example.com/', 'does not have a valid host'],
        ['B=https://example.com/%2{id}', 'incomplete encodings'],
      ],
      '--ticket': [
        ['http://tickets.example.com/{ticket}', 'may use http for localhost only'],
        ['https://{ticket}.example.com/', 'must not have a placeholder in its host'],
        ['https://tickets.example.com/{id}', 'may have {ticket} and no other braces'],
        ['https://tickets.example.com/', 'must have {ticket}'],
      ],
      '--ticket-keys': [
        ['', 'must be upper case'],
        ['SUP|.*', 'must be upper case'],
      ],
    };

  it.each(
    Object.entries(rejected).flatMap(([flag, cases]) =>
      cases.map(([value, reason]) => [flag, value, reason] as const),
    ),
  )('rejects %s %j: %s', (flag, value, reason) => {
    const defaults: Record<string, string> = {
      '--api': 'https://api.example.com',
      ...(flag.startsWith('--ticket') && { '--ticket': ticket, '--ticket-keys': 'SUP' }),
    };
    const args = Object.entries({ ...defaults, [flag]: value }).map(
      ([name, text]) => `${name}=${text}`,
    );
    const message = messageOf(args);
    expect(message).toContain(
      `${flag} ${reason}`.replace(/^(\S+) (the|a|no|before|incomplete)\b/, '$2'),
    );
    expect(message).toMatch(/^[^\n\r\u2028\u2029\0]{5,500}$/);
    expect(message).not.toContain('secret@');
  });

  it.each([
    [['--apis', 'x'], "Unknown option '--apis'"],
    [[...api, ...api], '--api must not be repeated'],
    [['https://api.example.com'], 'positional'],
    [[], '--api is missing'],
    [[...api, '--ticket', ticket], '--ticket needs --ticket-keys'],
    [[...api, '--ticket-keys', 'SUP'], '--ticket-keys needs --ticket'],
    [[...api, '--link=A=https://a.example', '--link=a=https://b.example'], 'twice'],
    [
      [...api, ...Array.from({ length: 6 }, (_, index) => `--link=L${index}=https://a.example`)],
      '--link can be given 5 times at most',
    ],
  ])('rejects %j: %s', (args, reason) => expect(messageOf(args)).toContain(reason));
});

it('parseOptions takes what the variables of a container say', () => {
  const env = {
    CONSOLE_API: 'https://api.example.com',
    CONSOLE_NAME: '',
    CONSOLE_TICKET: ticket,
    CONSOLE_TICKET_KEYS: 'SUP',
    CONSOLE_LINK: 'A=https://a.example/{id}\n B=https://b.example/{id}\n',
  };
  const { api, name, links, tickets } = parseOptions([], env);
  expect({ api, name }).toEqual({ api: 'https://api.example.com', name: undefined });
  expect(links?.map(({ label }) => label)).toEqual(['A', 'B']);
  expect(tickets).toEqual({ url: ticket, keys: ['SUP'] });
});

it('parseOptions says that "--" is missing where npm has taken the flags', () =>
  expect(() => parseOptions(['https://api.example.com'], { npm_config_api: 'true' })).toThrow(
    '"--" is missing',
  ));

function messageOf(args: readonly string[]): string {
  try {
    parseOptions(args);
    return 'accepted';
  } catch (error) {
    return (error as Error).message;
  }
}
