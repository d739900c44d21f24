// @vitest-environment jsdom
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { configurationId } from '~/lib/configuration';
import { configure } from '~~/vite/configure/configure';
import { parseOptions } from '~~/vite/configure/parseOptions';
import { casesTimeout } from '../../setup/runCases';
import { newBuild, pageOf, parsePage, release, removeBuilds } from './unconfiguredBuilds';

afterAll(removeBuilds);

const valid = {
  api: 'https://api.example.com',
  name: 'Seatwell',
  logo: 'https://cdn.example.com/logo.svg',
  'sentry-dsn': 'https://abc@errors.example.com/42',
  base: '/console/',
  root: '/srv/console',
} as const;
type Option = keyof typeof valid;
const places = ['alone', 'before', 'after'] as const;

/** What could end a script, a comment, an attribute, a string or a directive. */
const printable = [
  '</script> </SCRIPT\u00A0> <script> <!-- --> --!> ]]> </footer> <!--<script> <![CDATA[ "/assets/',
  '<svg/onload=alert(1)> &lt; &#60; &quot; & // " \' ` \\ \\" \\u003c $& $1 $` $$ ${x} {{x}} < > =',
  '; ;script-src{ { } # , /../ %0a %3B - 1 a.b/',
]
  .flatMap((texts) => texts.split(' '))
  .concat(' ', '; script-src *');
/** What no value may contain: line breaks, invisible characters, lone surrogates. */
const unprintable =
  '\u2028 \u2029 \uD800 \uDC00 \uFEFF \u202E \0 \u0085 \n \r\n \t </script\t'.split(' ');
const joined = (...parts: fc.Arbitrary<string>[]) =>
  fc.array(fc.oneof(...parts), { minLength: 1, maxLength: 5 }).map((texts) => texts.join(''));
const text = fc.oneof(
  { weight: 3, arbitrary: joined(fc.constantFrom(...printable), fc.string({ maxLength: 4 })) },
  joined(
    fc.constantFrom(...unprintable),
    fc.constantFrom(...printable),
    fc.string({ maxLength: 4, unit: 'binary' }),
  ),
);

/** A text in place of a value, or at one of the ends of the valid one. */
const payloads = fc.tuple(
  fc.oneof(
    { weight: 2, arbitrary: fc.constant<Option>('name') },
    fc.constantFrom<Option>('logo', 'logo', 'sentry-dsn', 'base', 'root', 'api'),
  ),
  fc.constantFrom(...places),
  text,
);

/** The kinds of the words of a server configuration by line, and the names of the policy's directives. */
const shapeOf = (file: string) =>
  file.split('\n').map((line) =>
    line.includes('Content-Security-Policy')
      ? line.split(';').map((directive) => directive.trim().split(' ')[0])
      : line
          .match(/"(?:[^"\\]|\\.)*"|[{};#]|[^\s"{};#]+/g)
          ?.map(kindOf)
          .join(' '),
  );
const kindOf = (word: string) => /^[{};#"]/.exec(word)?.[0] ?? 'word';

const policyFiles = ['console.nginx.conf', '_headers'];
const hostFiles = [...policyFiles, '_redirects'];
const hostFileOf = (folder: string, name: string) =>
  readFileSync(join(folder, '.ops', name), 'utf8');

/** What a payload must not change: elements, attributes and scripts of the page, shape of the files. */
function structureOf(folder: string, document = parsePage(pageOf(folder))) {
  return {
    elements: [...document.querySelectorAll('*')].map(
      ({ tagName, attributes }) =>
        `${tagName} ${[...attributes].map(({ name }) => name).join(' ')}`,
    ),
    scripts: [...document.scripts]
      .filter(({ id }) => id !== configurationId)
      .map(({ textContent }) => textContent),
    files: hostFiles.map((name) => shapeOf(hostFileOf(folder, name))),
  };
}

const optionsOf = (values: Readonly<Record<Option, string>>) =>
  parseOptions(Object.entries(values).map(([name, value]) => `--${name}=${value}`));

type Payload = readonly [option: Option, place: (typeof places)[number], hostile: string];

/** Configures the build with a payload, and checks the outcome; returns whether it was accepted. */
async function tryPayload(build: string, [option, place, hostile]: Payload): Promise<boolean> {
  const before = place === 'after' ? valid[option] : '';
  const after = place === 'before' ? valid[option] : '';
  const values = { ...valid, [option]: before + hostile + after };
  let options;
  try {
    options = optionsOf(values);
  } catch (error) {
    expect((error as Error).message).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}]{5,500}$/u);
    return false;
  }
  await configure(build, options);
  const page = parsePage(pageOf(build));
  const block = page.getElementById(configurationId)?.textContent ?? '';
  expect(JSON.parse(block)).toEqual({
    api: new URL(values.api).origin,
    name: values.name.trim(),
    logo: values.logo.startsWith('/') ? values.logo : new URL(values.logo).href,
    sentryDsn: new URL(values['sentry-dsn']).href,
    base: values.base,
    ...release,
    build: expect.stringMatching(/^[\da-f]{12}$/) as string,
  });
  expect(block).not.toMatch(/[<>&\u2028\u2029\0]|\p{Cs}/u);
  expect(page.querySelector('footer')?.textContent).toBe(`Powered by ${values.name.trim()}`);
  expect(structureOf(build, page)).toEqual(structure);
  const logoSource = values.logo.startsWith('/') ? '' : ` ${new URL(values.logo).origin}`;
  for (const name of policyFiles) {
    expect(hostFileOf(build, name)).toContain(`; img-src 'self'${logoSource}; `);
    expect(hostFileOf(build, name)).toContain(
      `; connect-src 'self' ${new URL(values.api).origin} ${new URL(values['sentry-dsn']).origin}; `,
    );
  }
  expect(hostFileOf(build, 'console.nginx.conf')).toContain(`\n  root ${values.root};\n`);
  return true;
}

let build = '';
let structure: unknown;
beforeAll(async () => {
  build = newBuild();
  await configure(build, optionsOf(valid));
  structure = structureOf(build);
});

it(
  'each hostile text in each value is rejected in one line, or read back exactly in a page of the same structure',
  async () => {
    let accepted = 0;
    for (const option of Object.keys(valid) as Option[])
      for (const place of ['alone', 'after'] as const)
        for (const hostile of [...printable, ...unprintable])
          if (await tryPayload(build, [option, place, hostile])) accepted += 1;
    expect(accepted).toBeGreaterThan(100);
  },
  casesTimeout,
);

it(
  '500 random payloads are rejected in one line, or read back exactly in a page of the same structure',
  async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(payloads, async (payload) => {
        if (await tryPayload(build, payload)) accepted += 1;
      }),
      { numRuns: 500, seed: 27 },
    );
    expect(accepted).toBeGreaterThan(100);
  },
  casesTimeout,
);
