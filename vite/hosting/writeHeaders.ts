import { parseArgs } from 'node:util';
import { runCommand } from '../runCommand';
import { readManifest } from './HostingManifest';
import { writeHostFiles } from './writeHostFiles';

const usage = `Usage: npm run headers -- [options]

Writes the server configurations of a build as it is.

  --build <folder>      the build (default: dist)
  --root <folder>       the document root on the server (default: /srv/console)
  --to <folder>         where they are written to (default: dist-headers)
  --include-subdomains  extend HSTS to every subdomain
  -h, --help            print this help
`;

await runCommand(usage, (args) => {
  const { values } = parseArgs({
    args: [...args],
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
});
