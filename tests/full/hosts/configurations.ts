export interface ServerSettings {
  readonly folder: string;
  readonly port: number;
  readonly securePort: number;
  /** What the site has beside the console, in the server's own language. */
  readonly site: string;
  /** The console's own configuration. */
  readonly included: string;
  /** The servers, in the server's own language, in place of one with `site` and `included`. */
  readonly servers?: string | undefined;
}

interface ServerConfiguration {
  readonly file: string;
  readonly text: string;
  readonly args: string[];
  /** The commands that test and reload the configuration. */
  readonly test: string;
  readonly reload: string;
}

/**
 * A minimal nginx that includes the console's configuration. Its worker runs as the current user,
 * who may be the only one that can read the build.
 */
export function nginx(settings: ServerSettings): ServerConfiguration {
  const { folder, port, securePort, site, included } = settings;
  const server = `server {
    listen 127.0.0.1:${port};
    listen 127.0.0.1:${securePort} ssl;
    ssl_certificate ${folder}/cert.pem;
    ssl_certificate_key ${folder}/key.pem;
    include ${included};
    ${site}
  }`;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/tmp/${kind};`,
  );
  const text = `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.join('\n  ')}
  ${settings.servers ?? server}
}
`;
  const args = ['-p', folder, '-c', `${folder}/nginx.conf`, '-e', 'stderr'];
  const command = `PATH="$PATH:/usr/sbin" nginx ${args.join(' ')}`;
  return { file: 'nginx.conf', text, args, test: `${command} -t`, reload: `${command} -s reload` };
}

/** A minimal Caddyfile that imports the console's configuration. */
export function caddy(settings: ServerSettings): ServerConfiguration {
  const { folder, port, securePort, site, included } = settings;
  const admin = `unix/${folder}/admin.sock`;
  const sites = `import ${included}
http://localhost:${port} {
	bind 127.0.0.1
	import ams_console
	${site}
}
https://localhost:${securePort} {
	bind 127.0.0.1
	tls ${folder}/cert.pem ${folder}/key.pem
	import ams_console
	${site}
}`;
  const text = `{
	admin ${admin}
	auto_https disable_redirects
	skip_install_trust
}
${settings.servers ?? sites}
`;
  const args = ['--config', `${folder}/Caddyfile`, '--adapter', 'caddyfile'];
  return {
    file: 'Caddyfile',
    text,
    args: ['run', ...args],
    test: `caddy validate ${args.join(' ')}`,
    reload: `caddy reload ${args.join(' ')} --address ${admin}`,
  };
}
