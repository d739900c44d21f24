import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { readManifest, type HostingManifest } from '~~/vite/hosting/HostingManifest';
import { contentSecurityPolicy } from '~~/vite/hosting/contentSecurityPolicy';
import { securityHeaders } from '~~/vite/hosting/headers';
import { hashSource, inlineHashes } from '~~/vite/hosting/inlineHashes';
import { nginxConfig } from '~~/vite/hosting/nginxConfig';
import { headersFile, redirectsFile } from '~~/vite/hosting/staticHost';

const staff: HostingManifest = {
  build: 'staff',
  version: '1.2.3',
  commit: 'abc1234',
  base: '/',
  pages: ['', 'login', 'accounts', 'accounts/*'],
  api: 'https://api.example.com',
  scripts: ["'sha256-script'"],
  styles: ["'sha256-style'"],
};
const demo: HostingManifest = { ...staff, build: 'demo', api: undefined };

const directive = (manifest: HostingManifest, name: string) =>
  contentSecurityPolicy(manifest)
    .split('; ')
    .find((directiveText) => directiveText.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe('contentSecurityPolicy', () => {
  it('the policy contains no unsafe keyword, wildcard or bare scheme', () => {
    for (const manifest of [staff, demo])
      expect(contentSecurityPolicy(manifest)).not.toMatch(/unsafe-|\*|https:(?!\/\/)/);
  });

  it('the policy allows the page’s inline code and Emotion’s empty style elements by hash', () => {
    expect(directive(staff, 'script-src')).toBe("'self' 'sha256-script'");
    expect(directive(staff, 'style-src')).toBe(
      "'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' 'sha256-style'",
    );
  });

  it('connect-src allows the API of the build, in the demo only its own origin', () => {
    expect(directive(staff, 'connect-src')).toBe("'self' https://api.example.com");
    expect(directive(demo, 'connect-src')).toBe("'self'");
    expect(directive({ ...staff, reporting: 'https://sentry.example' }, 'connect-src')).toBe(
      "'self' https://api.example.com https://sentry.example",
    );
  });

  it('trusted-types allows msw’s policy only in the demo', () => {
    expect(directive(staff, 'trusted-types')).toBe('ams-worker');
    expect(directive(demo, 'trusted-types')).toBe('default ams-worker');
  });

  it.each([
    [undefined, "'self'"],
    ['/logo.svg', "'self'"],
    ['logo.svg', "'self'"],
    ['https://cdn.example.com/a/logo.svg?x=1', "'self' https://cdn.example.com"],
    ['//cdn.example.com/logo.svg', "'self' https://cdn.example.com"],
    ['data:image/svg+xml,<svg/>', "'self' data:"],
    ['http://[', "'self'"],
  ])('img-src for the logo %s is %s', (logo, sources) =>
    expect(directive({ ...staff, logo }, 'img-src')).toBe(sources),
  );
});

describe('inlineHashes', () => {
  it('inlineHashes hashes inline code and skips external files', () => {
    const page =
      '<script type="application/json" id="a">{}</script><script>let a;\n</script><script type="module" src="/a.js"></script><style>b{}</style><script type="module">c()</script>';
    expect(inlineHashes(page)).toEqual({
      scripts: [hashSource('let a;\n'), hashSource('c()')],
      styles: [hashSource('b{}')],
    });
  });
});

describe('host configurations', () => {
  const hosts = {
    nginx: nginxConfig(staff, { root: '/srv' }),
    static: headersFile(staff),
  };

  it.each(Object.entries(hosts))('%s configuration has every security header', (_, text) => {
    for (const [name, value] of Object.entries(securityHeaders(staff)))
      expect(text).toMatch(new RegExp(`${name}:? "?${escaped(value)}`));
    expect(text).toContain('Strict-Transport-Security');
    expect(text).toContain('max-age=31536000');
    expect(text).not.toContain('includeSubDomains');
  });

  it('host configurations extend HSTS to subdomains on request', () => {
    const options = { root: '/srv', includeSubdomains: true };
    for (const configOf of [nginxConfig, headersFile])
      expect(configOf(staff, options)).toContain('max-age=31536000; includeSubDomains');
  });

  it.each(['/', '/console/'])('static host below %s sends no header twice for any path', (base) => {
    const rules = headersFile({ ...staff, base })
      .split('\n\n')
      .map((rule) => rule.split('\n').map((line) => line.trim()));
    const headerNames = (path: string) =>
      rules
        .filter(([pattern = '']) =>
          new RegExp(`^${escaped(pattern).replaceAll('\\*', '.*')}$`).test(path),
        )
        .flatMap(([, ...lines]) => lines.map((line) => line.split(':')[0]));
    for (const path of [
      '',
      'index.html',
      'login',
      'accounts',
      'accounts/acme.v2',
      'assets/a.js',
      'else/where',
    ]) {
      const names = headerNames(base + path);
      expect(names).toContain('Content-Security-Policy');
      expect(new Set(names).size, path).toBe(names.length);
    }
    expect(headerNames(`${base}accounts/acme.v2`)).toContain('Cache-Control');
    expect(redirectsFile({ ...staff, base })).toBe(
      `${base}.ops/* ${base}index.html 404!\n${base}.ops/* ${base} 302\n${base}assets/* ${base}index.html 404\n${base}* ${base}index.html 200\n`,
    );
  });
});

it('readManifest says how to build if there is no build', () =>
  expect(() => readManifest(tmpdir())).toThrow(/^No build found in [^\n]+: run npm run build/));

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
