import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readManifest } from './HostingManifest';
import { caddyConfig } from './caddyConfig';
import { nginxConfig } from './nginxConfig';
import { headersFile, redirectsFile } from './staticHost';

/** `npm run headers -- --build dist --root /srv/console --to dist-headers --include-subdomains` */
try {
  const { values } = parseArgs({
    options: {
      build: { type: 'string', default: 'dist' },
      root: { type: 'string', default: '/srv/console' },
      to: { type: 'string', default: 'dist-headers' },
      'include-subdomains': { type: 'boolean', default: false },
    },
  });
  const manifest = readManifest(values.build);
  const options = { root: values.root, includeSubdomains: values['include-subdomains'] };
  const files = {
    'console.nginx.conf': nginxConfig(manifest, options),
    'console.caddy': caddyConfig(manifest, options),
    _headers: headersFile(manifest, options),
    _redirects: redirectsFile(manifest),
  };
  mkdirSync(values.to, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(values.to, name), text);
  process.stdout.write(
    `Headers for the ${manifest.build} build written to ${values.to}: ${Object.keys(files).join(', ')}\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
