import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultProviderName } from '../src/lib/configuration';
import { compress } from './compress';
import { opsFolder, writeHostFiles } from './headers';
import type { ConfigureOptions } from './configureFlags';
import { configurationOf, configurePage, readPage, type PageConfiguration } from './page';

/**
 * Configures the build in a folder: its page with the compressed copies, `version.json` and the
 * configurations of web servers. Values of an earlier run are replaced, also those not given now, but
 * for `base`. Returns what is in effect; throws an error with one line, and has changed nothing then.
 */
export async function configure(
  folder: string,
  { name = defaultProviderName, base, ...values }: ConfigureOptions,
): Promise<PageConfiguration> {
  const page = readPage(folder);
  const { demo, version, commit, ...earlier } = configurationOf(page);
  if (demo) throw new Error(`${folder} is the demo, which needs no configuration`);
  const { html, release } = configurePage(page, {
    ...values,
    name,
    base: base ?? earlier.base,
    version,
    commit,
  });
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
