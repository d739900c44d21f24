export interface ServerSettings {
  readonly folder: string;
  readonly port: number;
  readonly securePort: number;
  /** What the site has beside the console, in the server's own language. */
  readonly site: string;
}

interface ServerConfiguration {
  readonly file: string;
  readonly text: string;
  readonly args: string[];
}

/**
 * A minimal nginx that includes what `npm run headers` wrote. Its worker runs as the current user,
 * who may be the only one that can read the build.
 */
export function nginx({ folder, port, securePort, site }: ServerSettings): ServerConfiguration {
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
  server {
    listen 127.0.0.1:${port};
    listen 127.0.0.1:${securePort} ssl;
    ssl_certificate ${folder}/cert.pem;
    ssl_certificate_key ${folder}/key.pem;
    include ${folder}/console.nginx.conf;
    ${site}
  }
}
`;
  return {
    file: 'nginx.conf',
    text,
    args: ['-p', folder, '-c', `${folder}/nginx.conf`, '-e', 'stderr'],
  };
}

/** A minimal Caddyfile that imports what `npm run headers` wrote. */
export function caddy({ folder, port, securePort, site }: ServerSettings): ServerConfiguration {
  const text = `{
	admin off
	auto_https disable_redirects
	skip_install_trust
}
import console.caddy
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
}
`;
  return {
    file: 'Caddyfile',
    text,
    args: ['run', '--config', `${folder}/Caddyfile`, '--adapter', 'caddyfile'],
  };
}
