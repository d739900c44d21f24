import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { checkRoot } from '../configure/checkValue';
import { ownBuild } from '../ownBuild';
import { runCommand } from '../runCommand';
import { deploy, rollBack, type WebServer } from './deploy';

const usage = `Usage: node .ops/deploy.mjs --to <folder> [options]
       node .ops/deploy.mjs --to <folder> --roll-back [options]

Deploys the configured build that the script belongs to, on the web server: first its assets, then its
page and its server configuration together. The web server includes the configuration from
<folder>/current/.ops. If the configuration is rejected, nothing changes.

  --to <folder>        an absolute path, such as /srv/console; it gets a folder for each release
  --roll-back          goes back to the release before
  --test <command>     tests the server's configuration (default: nginx -t)
  --reload <command>   reloads it (default: nginx -s reload)
  -h, --help           print this help
`;

await runCommand(usage, (args) => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      to: { type: 'string' },
      'roll-back': { type: 'boolean', default: false },
      test: { type: 'string', default: 'nginx -t' },
      reload: { type: 'string', default: 'nginx -s reload' },
    },
  });
  if (values.to === undefined) throw new Error('--to is missing, for example --to /srv/console');
  const { value: to, problem } = checkRoot('--to', values.to.replace(/(?<=.)\/+$/, ''));
  if (problem !== undefined) throw new Error(problem);
  const server: WebServer = {
    test: () => runOrThrow(values.test),
    reload: () => runOrThrow(values.reload),
  };
  const live = values['roll-back']
    ? rollBack(to, server)
    : deploy(ownBuild(import.meta.url), to, server);
  process.stdout.write(`${to}/current is ${live}\n`);
});

function runOrThrow(command: string): void {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0) throw new Error(`"${command}" failed: nothing was changed`);
}
