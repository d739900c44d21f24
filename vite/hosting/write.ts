import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readFacts } from './BuildFacts';
import { caddyConfig } from './caddy';
import { nginxConfig } from './nginx';
import { headersFile, redirectsFile } from './staticHost';

/** `npm run headers -- --build dist --root /srv/console --to dist-headers` */
try {
  const { values } = parseArgs({
    options: {
      build: { type: 'string', default: 'dist' },
      root: { type: 'string', default: '/srv/console' },
      to: { type: 'string', default: 'dist-headers' },
    },
  });
  const facts = readFacts(values.build);
  const files = {
    'console.nginx.conf': nginxConfig(facts, values.root),
    'console.caddy': caddyConfig(facts, values.root),
    _headers: headersFile(facts),
    _redirects: redirectsFile(facts),
  };
  mkdirSync(values.to, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(values.to, name), text);
  process.stdout.write(
    `Headers of the ${facts.build} build in ${values.to}: ${Object.keys(files).join(', ')}\n`,
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
