// @vitest-environment jsdom
import fc from 'fast-check';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import type { Release } from '~/lib/Release';
import { configurationId } from '~/lib/configuration';
import { configure } from '~~/vite/configure/configure';
import { configurationBlock } from '~~/vite/configure/configurationBlock';
import { summary, warning } from '~~/vite/configure/summary';
import { parseOptions } from '~~/vite/configure/parseOptions';
import { readManifest } from '~~/vite/hosting/HostingManifest';
import { inlineHashes } from '~~/vite/hosting/inlineHashes';
import {
  configurationOf,
  newBuild,
  pageOf,
  parsePage,
  release,
  removeBuilds,
} from './unconfiguredBuilds';

afterAll(removeBuilds);

const run = (folder: string, ...args: string[]) => configure(folder, parseOptions(args));
const api = ['--api', 'https://api.example.com'];
const versionOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'version.json'), 'utf8')) as Release;
const everyOption = [
  '--api=https://api.example.com/',
  '--name= Seatwell ',
  '--logo=/logo.svg',
  '--sentry-dsn=https://abc@o1.sentry.example/42',
  '--base=/console/',
];

describe('configure', () => {
  it('configure writes the values, the headers and the compressed page', async () => {
    const build = newBuild();
    await run(build, ...everyOption);
    const page = pageOf(build);
    expect(configurationOf(page)).toEqual({
      api: 'https://api.example.com',
      name: 'Seatwell',
      logo: '/logo.svg',
      sentryDsn: 'https://abc@o1.sentry.example/42',
      base: '/console/',
      version: '1.2.3',
      commit: 'abc1234',
      build: versionOf(build).build,
    });
    expect(page).toContain('<footer>Powered by Seatwell</footer>');
    expect(page).toContain('src="/console/assets/index.js"');
    expect(page).toContain('url(/console/assets/a.woff2)');
    expect(parsePage(page).querySelector('link[rel="preconnect"]')?.getAttribute('href')).toBe(
      'https://api.example.com',
    );
    expect(readManifest(build)).toMatchObject({
      base: '/console/',
      reporting: 'https://o1.sentry.example',
      ...inlineHashes(page),
    });
    for (const file of ['console.nginx.conf', '_headers'])
      expect(readFileSync(join(build, '.ops', file), 'utf8')).toContain(
        "connect-src 'self' https://api.example.com https://o1.sentry.example;",
      );
    expect(gunzipSync(readFileSync(join(build, 'index.html.gz'))).toString()).toBe(page);
  });

  it('running configure again replaces every value of the earlier run', async () => {
    const [build, fresh] = [newBuild(), newBuild()];
    await run(build, ...everyOption);
    await run(build, ...api, '--base', '/');
    await run(fresh, ...api);
    expect(versionOf(build)).toEqual(versionOf(fresh));
    expect(pageOf(build)).toBe(pageOf(fresh));
    expect(readManifest(build)).toEqual(readManifest(fresh));
  });

  it('a page without exactly one block is left as it is', async () => {
    for (const change of [
      (page: string) => page.replace(configurationId, 'other'),
      (page: string) =>
        page.replace('</head>', `${configurationBlock({ base: '/', ...release })}</head>`),
    ]) {
      const build = newBuild();
      const page = change(pageOf(build));
      writeFileSync(join(build, 'index.html'), page);
      await expect(run(build, ...api)).rejects.toThrow(/exactly one configuration block/);
      expect(pageOf(build)).toBe(page);
    }
  });
});

describe('the effective configuration', () => {
  it('configure returns it with the earlier --base and --root, and the defaults of what was not given', async () => {
    const build = newBuild();
    const initial = { base: '/', root: '/srv/console' };
    expect(await run(build, ...api)).toMatchObject(initial);
    const kept = { base: '/console/', root: '/srv' };
    expect(await run(build, ...api, '--base', '/console/', '--root', '/srv')).toMatchObject(kept);
    const configuration = await run(build, ...api);
    expect(configuration).toMatchObject({ ...kept, name: 'Acme', includeSubdomains: false });
    for (const file of ['console.nginx.conf'])
      expect(readFileSync(join(build, '.ops', file), 'utf8')).toMatch(/root (\* )?\/srv;?\n/);
    expect(summary(build, configuration)).toContain('\n  Document root /srv\n');
  });

  it('only a build without a commit gets a warning', async () => {
    const configuration = await run(newBuild(), ...api);
    expect(warning(configuration)).toBeUndefined();
    expect(warning({ ...configuration, commit: 'unknown' })).toMatch(/COMMIT=<commit>/);
  });
});

describe('version.json', () => {
  it('its build changes with the configuration and with the page', async () => {
    const builds = new Set<unknown>();
    for (const args of [api, [...api, '--name', 'Seatwell'], [...api, '--base', '/console/']]) {
      const build = newBuild();
      await run(build, ...args);
      builds.add(versionOf(build).build);
      const page = join(build, 'index.html');
      writeFileSync(page, pageOf(build).replace('let a;', 'let b;'));
      await run(build, ...args);
      builds.add(versionOf(build).build);
    }
    expect(builds.size).toBe(6);
  });
});

describe('configurationBlock', () => {
  const hostileText = fc
    .array(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 4 }),
        fc.constantFrom('</script>', '<script>', '<!--', '\u2028', '\u2029', '\uD800', '\0'),
      ),
    )
    .map((texts) => texts.join(''));

  it('any text survives as the value of a block', () => {
    fc.assert(
      fc.property(hostileText, (name) => {
        const html = `<head>${configurationBlock({ base: '/', name, ...release })}</head><body>end</body>`;
        expect(configurationOf(html)?.name).toBe(name);
        expect(parsePage(html).body.textContent).toBe('end');
        expect(html).not.toMatch(/[\u2028\u2029\0]|\p{Cs}/u);
      }),
      { numRuns: 500 },
    );
  });
});
