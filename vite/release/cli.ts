import { readFileSync, writeFileSync } from 'node:fs';
import { runCommand } from '../runCommand';
import { releaseChangelog } from './releaseChangelog';

const usage = `Usage: npm version <version>

Dates what is unreleased in CHANGELOG.md, once npm has written the version to package.json.
`;

await runCommand(usage, () => {
  const file = 'CHANGELOG.md';
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(file, releaseChangelog(readFileSync(file, 'utf8'), version, date));
});
