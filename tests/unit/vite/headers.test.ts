import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, headersFile, nginxConfig, securityHeaders } from '~~/vite/headers';
import { hashSource, inlineHashes, type PageConfiguration } from '~~/vite/page';
import { pageWith } from './newBuild';

const staff = { api: 'https://api.example.com' };
const demo = { demo: true } as const;

const directive = (configuration: Partial<PageConfiguration>, name: string) =>
  contentSecurityPolicy(pageWith(configuration))
    .split('; ')
    .find((directiveText) => directiveText.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe('contentSecurityPolicy', () => {
  it.each([staff, demo])('contains no unsafe keyword, wildcard or bare scheme: %j', (page) =>
    expect(contentSecurityPolicy(pageWith(page))).not.toMatch(/unsafe-|\*|https:(?!\/\/)/),
  );

  it.each<[Partial<PageConfiguration>, string, string]>([
    [staff, 'script-src', `'self' ${hashSource('let a;')}`],
    [
      staff,
      'style-src',
      `'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' ${hashSource('@font-face{src:url(/assets/a.woff2)}')}`,
    ],
    [staff, 'connect-src', "'self' https://api.example.com"],
    [
      { ...staff, sentryDsn: 'https://a@sentry.example/1' },
      'connect-src',
      "'self' https://api.example.com https://sentry.example",
    ],
    [demo, 'connect-src', "'self'"],
    [staff, 'trusted-types', "'none'"],
    [demo, 'trusted-types', 'default'],
    [staff, 'img-src', "'self'"],
    [{ logo: '/logo.svg' }, 'img-src', "'self'"],
    [{ logo: 'https://cdn.example/a/logo.svg?x=1' }, 'img-src', "'self' https://cdn.example"],
    [{ logo: 'data:image/svg+xml;base64,AAAA' }, 'img-src', "'self' data:"],
  ])('with %j, %s is %s', (page, name, sources) => expect(directive(page, name)).toBe(sources));
});

it('inlineHashes hashes inline code and skips data and external files', () => {
  const page =
    '<script type="application/json" id="a">{}</script><script>let a;\n</script><script type="module" src="/a.js"></script><style>b{}</style><script type="module">c()</script>';
  expect(inlineHashes(page)).toEqual({
    scripts: [hashSource('let a;\n'), hashSource('c()')],
    styles: [hashSource('b{}')],
  });
});

it.each([
  ['nginx', nginxConfig(pageWith(staff))],
  ['static hosts', headersFile(pageWith(staff))],
])('the configuration of %s has every security header', (_, text) => {
  for (const [name, value] of Object.entries(securityHeaders(pageWith(staff))))
    expect(text).toMatch(new RegExp(`${name}:? "?${escaped(value)}`));
  expect(text).toContain('Strict-Transport-Security');
  expect(text).toContain('max-age=31536000');
});

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
