import { readFileSync, writeFileSync } from 'node:fs';
import { releaseChangelog } from './releaseChangelog';

/** `npm version` runs this once it has written the version to package.json (CONTRIBUTING.md). */
const file = 'CHANGELOG.md';
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const date = new Date().toISOString().slice(0, 10);
try {
  writeFileSync(file, releaseChangelog(readFileSync(file, 'utf8'), version, date));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
