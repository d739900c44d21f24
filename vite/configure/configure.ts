import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultProviderName } from '../../src/lib/Brand';
import { manifestFile, opsFolder, readManifest } from '../hosting/HostingManifest';
import { inlineHashes } from '../hosting/inlineHashes';
import { writeHostFiles } from '../hosting/writeHostFiles';
import { writeCompressedFiles } from '../hosting/compressedFiles';
import { configurePage } from './configurationBlock';
import type { ConfigureOptions } from './parseOptions';

/**
 * Configures the build in a folder: its page with the compressed copies, its manifest and the
 * server configurations. Values of an earlier run are replaced, also those not given now. Throws an
 * error with a one-line message, and has changed nothing then.
 */
export async function configure(folder: string, options: ConfigureOptions): Promise<void> {
  const { api, name, logo, sentryDsn, root, includeSubdomains } = options;
  const manifest = readManifest(folder);
  if (manifest.build === 'demo')
    throw new Error(`${folder} is the demo, which needs no configuration`);
  const { version, commit, base: previousBase } = manifest;
  const base = options.base ?? previousBase;
  const page = join(folder, 'index.html');
  const html = configurePage(
    readFileSync(page, 'utf8'),
    { api, name: name ?? defaultProviderName, logo, sentryDsn, base, version, commit },
    previousBase,
  );
  const configured = {
    ...manifest,
    base,
    api,
    logo,
    reporting: sentryDsn === undefined ? undefined : new URL(sentryDsn).origin,
    ...inlineHashes(html),
  };

  writeFileSync(join(folder, manifestFile), JSON.stringify(configured, null, 2));
  writeHostFiles(configured, { root, includeSubdomains }, join(folder, opsFolder));
  // A server may be running: it never sees half a page.
  const next = join(folder, opsFolder, 'index.html');
  writeFileSync(next, html);
  await writeCompressedFiles(next);
  for (const suffix of ['.br', '.gz', '']) renameSync(next + suffix, page + suffix);
}
