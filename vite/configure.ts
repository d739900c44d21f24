import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultProviderName } from '../src/lib/configuration';
import { compress } from './compress';
import { opsFolder, writeHostFiles } from './headers';
import type { ConfigureOptions } from './options';
import { configurationOf, configurePage, readPage, type PageConfiguration } from './page';

/**
 * Configures the build in a folder: its page with the compressed copies, `version.json` and the
 * configurations of web servers. Values of an earlier run are replaced, also those not given now, but
 * for `base`. Returns what is in effect; throws an error with one line, and has changed nothing then.
 */
export async function configure(
  folder: string,
  options: ConfigureOptions,
): Promise<PageConfiguration> {
  const page = readPage(folder);
  const { demo, base, version, commit } = configurationOf(page);
  if (demo) throw new Error(`${folder} is the demo, which needs no configuration`);
  const name = options.name ?? defaultProviderName;
  const { api, logo, sentryDsn, links, tickets } = options;
  const values = {
    api,
    name,
    logo,
    sentryDsn,
    links,
    tickets,
    base: options.base ?? base,
    version,
    commit,
  };
  const { html, release } = configurePage(page, values);
  writeHostFiles(html, folder);
  writeFileSync(join(folder, 'version.json'), release);
  // A server may be running: it never sees half a page.
  const next = join(folder, opsFolder, 'index.html');
  writeFileSync(next, html);
  await compress(next);
  for (const suffix of ['.br', '.gz', ''])
    renameSync(next + suffix, join(folder, `index.html${suffix}`));
  return configurationOf(html);
}

/** What `npm run configure` prints: the configuration in effect. */
export function summary(folder: string, configuration: PageConfiguration): string {
  const { api, name, logo, sentryDsn, base, version, commit, build } = configuration;
  const { links = [], tickets } = configuration as ConfigureOptions;
  const rows = {
    API: api,
    Provider: name,
    Logo: logo && logo.length > 80 ? `${logo.slice(0, 80)}…` : (logo ?? 'the neutral mark'),
    'Error reports': sentryDsn ?? 'none',
    Links: links.map(({ label }) => label).join(', ') || 'none',
    Tickets: tickets ? `${tickets.keys.join(', ')} at ${tickets.url}` : 'none',
    'Base path': base,
    Version: `${version} (${commit}), build ${build}`,
  };
  const lines = Object.entries(rows).map(([label, value]) => `  ${label.padEnd(14)}${value}`);
  return [`${folder} is configured:`, ...lines, ''].join('\n');
}
