import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultProviderName } from '../../src/lib/Brand';
import type { Configuration, Integrations } from '../../src/lib/configuration';
import { manifestFile, opsFolder, readManifest } from '../hosting/HostingManifest';
import { inlineHashes } from '../hosting/inlineHashes';
import { writeHostFiles } from '../hosting/writeHostFiles';
import { writeCompressedFiles } from '../hosting/compressedFiles';
import { versionText } from '../versionText';
import { configurePage, identifyBuild } from './configurationBlock';
import type { ConfigureOptions } from './parseOptions';

/** The document root on the server if none was ever given. */
const defaultRoot = '/srv/console';

/** What a build is configured for, with the values that were not given. */
export interface EffectiveConfiguration
  extends Omit<Configuration, keyof Integrations>, Integrations {
  readonly root: string;
  readonly includeSubdomains: boolean;
}

/**
 * Configures the build in a folder: its page with the compressed copies, its manifest and the
 * server configurations. Values of an earlier run are replaced, also those not given now, but for
 * `base` and `root`. Throws an error with a one-line message, and has changed nothing then.
 */
export async function configure(
  folder: string,
  options: ConfigureOptions,
): Promise<EffectiveConfiguration> {
  const { api, logo, sentryDsn, includeSubdomains } = options;
  const { links, tickets } = options;
  const manifest = readManifest(folder);
  if (manifest.build === 'demo')
    throw new Error(`${folder} is the demo, which needs no configuration`);
  const { version, commit, base: previousBase } = manifest;
  const base = options.base ?? previousBase;
  const root = options.root ?? manifest.root ?? defaultRoot;
  const name = options.name ?? defaultProviderName;
  const integrations = { links, tickets };
  const values = { api, name, logo, sentryDsn, ...integrations, base, version, commit };
  const page = join(folder, 'index.html');
  const moved = configurePage(readFileSync(page, 'utf8'), values, previousBase);
  const { html, build } = identifyBuild(moved, values);
  const configured = {
    ...manifest,
    base,
    root,
    includeSubdomains,
    api,
    logo,
    reporting: originOf(sentryDsn),
    ...inlineHashes(html),
  };

  writeFileSync(join(folder, manifestFile), JSON.stringify(configured, null, 2));
  writeHostFiles(configured, { root, includeSubdomains }, join(folder, opsFolder));
  writeFileSync(join(folder, 'version.json'), versionText({ version, commit, build }));
  // A server may be running: it never sees half a page.
  const next = join(folder, opsFolder, 'index.html');
  writeFileSync(next, html);
  await writeCompressedFiles(next);
  for (const suffix of ['.br', '.gz', '']) renameSync(next + suffix, page + suffix);
  return { ...values, build, root, includeSubdomains };
}

function originOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : new URL(url).origin;
}
