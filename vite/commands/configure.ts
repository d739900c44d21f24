import { resolve } from 'node:path';
import { configure } from '../configure';
import { parseOptions } from '../options';
import { ownBuild, runCommand } from '../runCommand';

const usage = `Usage: npm run configure -- --api <origin> [options]
       node .ops/configure.mjs --api <origin> [options]

Configures a build: writes the values into its page, and the configurations of web servers to its .ops
folder. Values of an earlier run are replaced, also those not given now.

  --api <origin>        the API's origin, such as https://api.example.com
  --name <text>         the provider's name (default: Acme)
  --logo <url>          URL or path of the provider's logo (default: a neutral mark)
  --sentry-dsn <url>    where errors are reported to (default: nowhere)
  --link <label=url>    a link of an organization, with {id}, {subdomain}, {name} or {billing_email} in
                        its URL; may be repeated, five times at most
  --ticket <url>        where a ticket is, with {ticket} for its key
  --ticket-keys <keys>  what keys of tickets begin with, such as SUP,OPS
  --build <folder>      the build (default: dist, or the one that the script belongs to)
  --base <path>         the path that the console is served under (default: as before)
  -h, --help            print this help

Each flag can be a variable instead: CONSOLE_API, CONSOLE_SENTRY_DSN ..., CONSOLE_LINK with a link a line.
`;

await runCommand(usage, async (args) => {
  const options = parseOptions(args, process.env);
  const folder = resolve(options.build ?? ownBuild(import.meta.url));
  const configuration = await configure(folder, options);
  const shorten = (_: string, value: unknown) =>
    typeof value === 'string' && value.length > 100 ? `${value.slice(0, 100)}…` : value;
  const values = JSON.stringify(configuration, shorten, 2);
  process.stdout.write(`${folder} is configured: ${values}\n`);
  if (configuration.commit === 'unknown')
    process.stderr.write(
      'Warning: this build names no commit. Build it in a repository, or with COMMIT=<commit>.\n',
    );
});
