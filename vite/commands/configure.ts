import { resolve } from 'node:path';
import { configure } from '../configure';
import { flagHelp, parseOptions } from '../configureFlags';
import { ownBuild, runCommand } from '../runCommand';

const usage = `Usage: npm run configure -- --api <origin> [options]
       node .ops/configure.mjs --api <origin> [options]

Configures a build: writes the values into its page, and the configurations of web servers to its .ops
folder. Values of an earlier run are replaced, also those not given now.

${flagHelp}
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
