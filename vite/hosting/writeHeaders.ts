import { parseArgs } from 'node:util';
import { readManifest } from './HostingManifest';
import { writeHostFiles } from './writeHostFiles';

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
  const files = writeHostFiles(manifest, options, values.to);
  process.stdout.write(
    `Headers for the ${manifest.build} build written to ${values.to}: ${files.join(', ')}\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
