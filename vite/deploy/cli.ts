import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { checkRoot } from '../configure/checkValue';
import { ownBuild } from '../ownBuild';
import { runCommand } from '../runCommand';
import { deploy, type WebServer } from './deploy';
import { releaseLines, rollBack } from './rollBack';

const usage = `Usage: node .ops/deploy.mjs --to <folder> [options]
       node .ops/deploy.mjs --to <folder> --list
       node .ops/deploy.mjs --to <folder> --roll-back [<release>] [options]

Deploys the configured build that the script belongs to, on the web server: first its assets, then its
page and its server configuration together. The web server includes the configuration from
<folder>/current/.ops. If the configuration is rejected, nothing changes.

  --to <folder>            an absolute path, such as /srv/console; it gets a folder for each release
  --list                   prints the releases that are kept, and changes nothing
  --roll-back [<release>]  goes back to the release that the current one replaced, or to the given
                           one; a second time it goes further back
  --test <command>         tests the server's configuration (default: nginx -t)
  --reload <command>       reloads it (default: nginx -s reload)
  -h, --help               print this help
`;

await runCommand(usage, (args) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      list: { type: 'boolean', default: false },
      'roll-back': { type: 'boolean', default: false },
      test: { type: 'string', default: 'nginx -t' },
      reload: { type: 'string', default: 'nginx -s reload' },
    },
  });
  const [release, ...others] = positionals;
  if (others.length > 0 || (release !== undefined && !values['roll-back']))
    throw new Error(`Unexpected argument: ${others[0] ?? release}`);
  if (values.list && values['roll-back']) throw new Error('Give --list or --roll-back, not both');
  if (values.to === undefined) throw new Error('--to is missing, for example --to /srv/console');
  const { value: to, problem } = checkRoot('--to', values.to.replace(/(?<=.)\/+$/, ''));
  if (problem !== undefined) throw new Error(problem);
  const print = (line: string) => void process.stdout.write(`${line}\n`);
  if (values.list) {
    for (const line of releaseLines(to)) print(line);
    return;
  }
  const server: WebServer = {
    test: () => runOrThrow(values.test),
    reload: () => runOrThrow(values.reload),
  };
  const live = values['roll-back']
    ? rollBack(to, server, print, release)
    : deploy(ownBuild(import.meta.url), to, server);
  print(`${to}/current is ${live}`);
});

function runOrThrow(command: string): void {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0) throw new Error(`"${command}" failed: nothing was changed`);
}
