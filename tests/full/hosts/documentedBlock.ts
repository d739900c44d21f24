import { readFileSync } from 'node:fs';
import type { ServerName } from './WebServer';

/** The block for a server in a section of docs/operations.md. */
export function documentedBlock(section: string, name: ServerName): string {
  const [, text = ''] = readFileSync('docs/operations.md', 'utf8').split(`# ${section}\n`);
  const start = { nginx: '```nginx\n# nginx', caddy: '```\n# Caddy' }[name];
  const [, block] = text.split(/\n##+ /)[0]?.split(start) ?? [];
  if (block === undefined) throw new Error(`${section} has no block for ${name}`);
  return `# ${block.split('\n```')[0]}\n`;
}

interface Place {
  /** Where `/srv/console` is. */
  readonly to: string;
  /** The folder with the certificate. */
  readonly folder: string;
  readonly port: number;
  /** The address of the mock API. */
  readonly api: string;
}

/** A documented block with the ports, hosts and paths of a test; nothing else is changed. */
export function inPlace(block: string, { to, folder, port, api }: Place): string {
  return block
    .replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`)
    .replace(/^[\w.]+\.example\.com \{$/m, (site) =>
      [`https://localhost:${port} {`, 'bind 127.0.0.1', `tls ${folder}/cert.pem ${folder}/key.pem`]
        .join('\n')
        .replace(/^/, `# ${site}\n`),
    )
    .replaceAll(/[\w.]+\.example\.com;/g, 'localhost;')
    .replaceAll('/etc/ssl/console.pem', `${folder}/cert.pem`)
    .replaceAll('/etc/ssl/console.key', `${folder}/key.pem`)
    .replaceAll('/srv/console', to)
    .replaceAll('127.0.0.1:4010', api);
}
