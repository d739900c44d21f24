// @vitest-environment jsdom
import fc from 'fast-check';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { configurationId } from '~/lib/configuration';
import { configure } from '~~/vite/configure';
import { parseOptions } from '~~/vite/configureFlags';
import { configurationBlock, configurationOf, configurePage } from '~~/vite/page';
import { newBuild, pageWith } from './newBuild';

const run = (folder: string, ...args: string[]) => configure(folder, parseOptions(args));
const api = ['--api', 'https://api.example.com'];
const everyOption = [
  '--api=https://api.example.com/',
  '--name= Seatwell ',
  '--logo=/logo.svg',
  '--sentry-dsn=https://abc@o1.sentry.example/42',
  '--link=Billing=https://billing.example.com/{id}',
  '--base=/console/',
];
const pageOf = (folder: string) => readFileSync(join(folder, 'index.html'), 'utf8');
const parsePage = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const versionOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'version.json'), 'utf8')) as { build: string };

it('configure writes the values, the headers and the compressed page', async () => {
  const build = newBuild();
  const configuration = await run(build, ...everyOption);
  const page = pageOf(build);
  expect(configuration).toEqual({
    api: 'https://api.example.com',
    name: 'Seatwell',
    logo: '/logo.svg',
    sentryDsn: 'https://abc@o1.sentry.example/42',
    links: [{ label: 'Billing', url: 'https://billing.example.com/{id}' }],
    base: '/console/',
    version: '1.2.3',
    commit: 'abc1234',
    build: versionOf(build).build,
  });
  expect(configurationOf(page)).toEqual(configuration);
  expect(page).toContain('<footer>Powered by Seatwell</footer>');
  expect(page).toContain('src="/console/assets/index.js"');
  expect(page).toContain('url(/console/assets/a.woff2)');
  expect(parsePage(page).querySelector('link[rel="preconnect"]')?.getAttribute('href')).toBe(
    'https://api.example.com',
  );
  for (const file of ['console.nginx.conf', '_headers'])
    expect(readFileSync(join(build, '.ops', file), 'utf8')).toContain(
      "connect-src 'self' https://api.example.com https://o1.sentry.example;",
    );
  expect(gunzipSync(readFileSync(join(build, 'index.html.gz'))).toString()).toBe(page);
});

it('running configure again replaces every value of the earlier run but the base', async () => {
  const [build, fresh] = [newBuild(), newBuild()];
  await run(build, ...everyOption);
  expect(await run(build, ...api)).toMatchObject({ base: '/console/', name: 'Acme' });
  await run(build, ...api, '--base', '/');
  await run(fresh, ...api);
  expect(pageOf(build)).toBe(pageOf(fresh));
});

it.each([
  [
    'without a block',
    pageWith().replace(configurationId, 'other'),
    'exactly one configuration block',
  ],
  [
    'with two blocks',
    pageWith().replace(
      '</head>',
      `${configurationBlock({ base: '/', version: '1', commit: 'a' })}</head>`,
    ),
    'exactly one configuration block',
  ],
  ['of the demo', pageWith({ demo: true }), 'needs no configuration'],
])('configure leaves a page %s as it is', async (_, page, reason) => {
  const build = newBuild();
  writeFileSync(join(build, 'index.html'), page);
  await expect(run(build, ...api)).rejects.toThrow(reason);
  expect(pageOf(build)).toBe(page);
});

it('the build of version.json changes with the configuration and with the page', async () => {
  const builds = new Set<string>();
  for (const args of [api, [...api, '--name', 'Seatwell'], [...api, '--base', '/console/']]) {
    const build = newBuild();
    await run(build, ...args);
    builds.add(versionOf(build).build);
    writeFileSync(join(build, 'index.html'), pageOf(build).replace('let a;', 'let b;'));
    await run(build, ...args);
    builds.add(versionOf(build).build);
  }
  expect(builds.size).toBe(6);
});

it('any text is a provider’s name that is read back exactly, in a page of the same structure, or is rejected', () => {
  const structureOf = (html: string) =>
    Array.from(parsePage(html).querySelectorAll('*'), ({ tagName, attributes }) => [
      tagName,
      Array.from(attributes, ({ name }) => name),
    ]);
  const pageNamed = (name: string) =>
    configurePage(pageWith(), { ...configurationOf(pageWith()), api: 'https://a.example', name })
      .html;
  const structure = structureOf(pageNamed('Acme'));
  const hostile = fc
    .array(
      fc.oneof(
        fc.string({ maxLength: 4, unit: 'binary' }),
        fc.constantFrom(
          ...'</script> <script> <!-- --> </footer> "/assets/ &lt; &quot; $& $1 $` \' \\u003c ; { } #'.split(
            ' ',
          ),
        ),
        fc.constantFrom('\u2028', '\uD800', '\0', '\n'),
      ),
      { minLength: 1, maxLength: 5 },
    )
    .map((texts) => texts.join(''));
  let accepted = 0;
  fc.assert(
    fc.property(hostile, (text) => {
      let name = '';
      try {
        ({ name = '' } = parseOptions([...api, `--name=${text}`]));
      } catch {
        return;
      }
      accepted += 1;
      const page = pageNamed(name);
      expect(name).toBe(text.trim());
      expect(configurationOf(page).name).toBe(name);
      expect(parsePage(page).querySelector('footer')?.textContent).toBe(`Powered by ${name}`);
      expect(structureOf(page)).toEqual(structure);
    }),
    { numRuns: 200, seed: 27 },
  );
  expect(accepted).toBeGreaterThan(40);
});
