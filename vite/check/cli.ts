import { parseArgs } from 'node:util';
import { checkUrl } from '../configure/checkValue';
import { readManifest } from '../hosting/HostingManifest';
import { ownBuild } from '../ownBuild';
import { runCommand } from '../runCommand';
import { checkConsole } from './checkConsole';
import { ServedConsole } from './ServedConsole';

const usage = `Usage: node .ops/check.mjs <url> [--token <token>]

Checks that a host serves the configured build that the script belongs to, such as
https://console.example.com: version, page, policy, headers, every asset of the page, compression,
caching, that .ops and source maps are not served, and that the API answers and allows the console's
origin. With a token of the API it also reads an organization, and checks that its ETag arrives as
saves need it. Prints a line for each; the exit status is 1 if one fails.

  --token <token>  a token of the API (default: the variable AMS_TOKEN, which no list of commands has)
  -h, --help       print this help

For a certificate of your own authority, set NODE_EXTRA_CA_CERTS to its file.
`;

await runCommand(usage, async (args) => {
  const options = { token: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [address = '', ...others] = positionals;
  const { url, problem } = checkUrl(address);
  if (others.length > 0) throw new Error('Give one URL only');
  if (problem !== undefined)
    throw new Error(`The URL ${problem}: give one such as https://console.example.com`);
  const token = values.token ?? (process.env.AMS_TOKEN || undefined);
  // An error of `fetch` would contain the token.
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token))
    throw new Error('The token is empty, or has a space or a character that no header can have');
  const folder = ownBuild(import.meta.url);
  const host = new ServedConsole(url.origin, folder, readManifest(folder), token);
  const passed = await checkConsole(host, (line) => process.stdout.write(`${line}\n`));
  if (!passed) process.exitCode = 1;
});
