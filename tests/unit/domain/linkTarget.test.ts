import { describe, expect, it } from 'vitest';
import { linkTarget } from '~/domain/links/organizationLinks';

const values = {
  id: 'acme.v2',
  subdomain: 'acme-robotics',
  name: 'Acme & Söhne',
  billing_email: 'a+b@acme.example',
};

describe('linkTarget', () => {
  it.each([
    ['https://billing.example.com/customers/{id}', 'https://billing.example.com/customers/acme.v2'],
    ['https://crm.example.com/?q={name}', 'https://crm.example.com/?q=Acme%20%26%20S%C3%B6hne'],
    ['https://x.example.com/#/{billing_email}', 'https://x.example.com/#/a%2Bb%40acme.example'],
    ['https://{subdomain}.example.com', 'https://acme-robotics.example.com/'],
    ['https://t-{subdomain}.example.com:8443/', 'https://t-acme-robotics.example.com:8443/'],
    ['https://X.example.com:443/{id}', 'https://x.example.com/acme.v2'],
    ['http://localhost:3000/{id}/{id}', 'http://localhost:3000/acme.v2/acme.v2'],
  ])('%s leads to %s', (template, target) => expect(linkTarget(template, values)).toBe(target));

  const inPath = 'https://billing.example.com/customers/{id}/edit?tab=1';
  const hostileInPath: readonly (readonly [string | null | undefined, string | undefined])[] = [
    ['/../admin', 'https://billing.example.com/customers/%2F..%2Fadmin/edit?tab=1'],
    ['a/../../b', 'https://billing.example.com/customers/a%2F..%2F..%2Fb/edit?tab=1'],
    ['..', undefined],
    ['.', undefined],
    ['...', 'https://billing.example.com/customers/.../edit?tab=1'],
    ['%2e%2e', 'https://billing.example.com/customers/%252e%252e/edit?tab=1'],
    ['?admin=1', 'https://billing.example.com/customers/%3Fadmin%3D1/edit?tab=1'],
    ['#top', 'https://billing.example.com/customers/%23top/edit?tab=1'],
    ['@evil.example', 'https://billing.example.com/customers/%40evil.example/edit?tab=1'],
    [':8080', 'https://billing.example.com/customers/%3A8080/edit?tab=1'],
    ['//evil.example', 'https://billing.example.com/customers/%2F%2Fevil.example/edit?tab=1'],
    ['\\\\evil.example', 'https://billing.example.com/customers/%5C%5Cevil.example/edit?tab=1'],
    ['a\nb', 'https://billing.example.com/customers/a%0Ab/edit?tab=1'],
    [
      'a\r\nSet-Cookie: x',
      'https://billing.example.com/customers/a%0D%0ASet-Cookie%3A%20x/edit?tab=1',
    ],
    ['a\tb', 'https://billing.example.com/customers/a%09b/edit?tab=1'],
    ['a\0b', 'https://billing.example.com/customers/a%00b/edit?tab=1'],
    ['{name}', 'https://billing.example.com/customers/%7Bname%7D/edit?tab=1'],
    ['$&', 'https://billing.example.com/customers/%24%26/edit?tab=1'],
    [
      'javascript:alert(1)',
      'https://billing.example.com/customers/javascript%3Aalert(1)/edit?tab=1',
    ],
    ['"><script>', 'https://billing.example.com/customers/%22%3E%3Cscript%3E/edit?tab=1'],
    ['\u202Egnp.exe', 'https://billing.example.com/customers/%E2%80%AEgnp.exe/edit?tab=1'],
    ['\uD800', undefined],
    ['a\uDC00', undefined],
    ['名前', 'https://billing.example.com/customers/%E5%90%8D%E5%89%8D/edit?tab=1'],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ];
  it.each(hostileInPath)('in the path, %j leads to %s', (id, target) =>
    expect(linkTarget(inPath, { ...values, id })).toBe(target),
  );

  it.each([
    'evil.example/',
    'evil.example#',
    'evil.example?',
    'a@evil',
    'a:b@evil',
    'a.b',
    'a/b',
    'a\\b',
    '-a',
    'a-',
    'a_b',
    'a b',
    'a%2eb',
    'ä',
    '。',
    'a'.repeat(64),
    'a\n',
    '..',
    '',
  ])('in the host, %j is left out', (subdomain) =>
    expect(
      linkTarget('https://{subdomain}.example.com/', { ...values, subdomain }),
    ).toBeUndefined(),
  );

  it.each([
    ['.{id}', '.'],
    ['%2e{id}', '.'],
    ['{id}%2E', '.'],
  ])('a segment %s that a value makes ".." is left out', (segment, id) =>
    expect(linkTarget(`https://example.com/a/${segment}/b`, { ...values, id })).toBeUndefined(),
  );

  // What `npm run configure` rejects: tests/unit/vite/configureFlags.test.ts.
  it.each([
    'javascript:alert({id})',
    'data:text/html,{id}',
    '//example.com/{id}',
    '{subdomain}://example.com/',
    ' https://example.com/{id}',
    'https:///example.com/{id}',
    'https://example.com/{tenant}',
    'https://example.com/{constructor}',
    'https://example.com/a/%2E%2e/{id}',
  ])('the template %j is left out', (template) =>
    expect(linkTarget(template, values)).toBeUndefined(),
  );
});
