import { parseArgs } from 'node:util';
import { checkConsole } from '../check';
import { checkUrl } from '../configureFlags';
import { ownBuild, runCommand } from '../runCommand';

const usage = `Usage: node .ops/check.mjs <url> [--token <token>]

Checks that a host, such as https://console.example.com, serves the configured build that the script
belongs to: version, page, headers, assets, that .ops is not served, and that the API answers and
allows the console's origin. With a token of the API it also reads an organization, and checks that its
ETag arrives as saves need it. Prints a line for each; the exit status is 1 if one fails.

  --token <token>  a token of the API (default: the variable AMS_TOKEN, which no list of commands has)
  -h, --help       print this help
`;

await runCommand(usage, async (args) => {
  const options = { token: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  const [address = '', ...others] = positionals;
  if (others.length > 0) throw new Error('Give one URL only');
  if (address === '') throw new Error('Give the URL, such as https://console.example.com');
  const { origin } = checkUrl('The URL', address);
  const token = values.token ?? (process.env.AMS_TOKEN || undefined);
  // An error of `fetch` would contain the token.
  if (token !== undefined && !/^[\x21-\x7e]+$/.test(token))
    throw new Error('The token is empty, or has a space or a character that no header can have');
  const host = { origin, folder: ownBuild(import.meta.url), token };
  if (!(await checkConsole(host, (line) => process.stdout.write(`${line}\n`))))
    process.exitCode = 1;
});
