import { createRequire } from 'node:module';
import type { Faker } from '@faker-js/faker';
import type { Plugin } from 'vite';

const modulePattern = /^@faker-js\/faker\/locale\/(\w+)$/;
const load = createRequire(import.meta.url);
const virtualPrefix = '\0ams:faker-locale:';

/**
 * Bundles only the surnames of the faker locales that the mock API imports, because it reads nothing
 * else (mocks/seed/regions/people.ts). A locale's module comes with all its other texts, the English
 * locale and faker's methods: 0.6 MB that the demo would load before its first screen.
 */
export function fakerLocales(): Plugin {
  return {
    name: 'ams:faker-locales',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      const locale = modulePattern.exec(source)?.[1];
      return locale === undefined ? undefined : virtualPrefix + locale;
    },
    load(id) {
      if (!id.startsWith(virtualPrefix)) return undefined;
      const locale = id.slice(virtualPrefix.length);
      // Not `import()`: the config's module loader is closed once the build runs.
      const { faker } = load(`@faker-js/faker/locale/${locale}`) as { faker: Faker };
      const { last_name } = faker.rawDefinitions.person ?? {};
      return `export const faker = ${JSON.stringify({ rawDefinitions: { person: { last_name } } })};`;
    },
  };
}
