import { opsFolder, type HostingManifest } from './HostingManifest';
import { cacheControl, securityHeaders, strictTransport, type HostOptions } from './headers';

/**
 * A snippet for a Caddy site block: the routes of the console, which leave those of others alone.
 * `-Server` has a directive of its own: Caddy defers a block that deletes headers until the response
 * is written, so errors would lack the other headers
 * (https://caddyserver.com/docs/caddyfile/directives/header).
 */
export function caddyConfig(manifest: HostingManifest, options: HostOptions): string {
  const { base } = manifest;
  const transport = strictTransport(options);
  const headers = Object.entries(securityHeaders(manifest)).map(
    ([name, value]) => `\t\t\t${name} "${value}"`,
  );
  return `# For the ${manifest.build} build ${manifest.version} (${manifest.commit}). In a Caddyfile: import console.caddy, then import ams_console in a site block.
(ams_console) {
${base === '/' ? '' : redirectTo(base)}	handle ${base}* {
		root * ${options.root}
		header {
${headers.join('\n')}
		}
		header -Server
		@ams_secure protocol https
		header @ams_secure ${transport.name} "${transport.value}"
		@ams_behind_proxy header X-Forwarded-Proto https
		header @ams_behind_proxy ${transport.name} "${transport.value}"

		# The build contains precompressed files; this compresses all other responses.
		encode gzip
		handle ${base}${opsFolder}/* {
			header Cache-Control "${cacheControl.missing}"
			respond 404
		}
		handle ${base}assets/* {
			@ams_here file
			header @ams_here Cache-Control "${cacheControl.assets}"
			@ams_missing not file
			@ams_svg path *.svg
			header @ams_svg Content-Type "image/svg+xml; charset=utf-8"
			header @ams_missing Cache-Control "${cacheControl.missing}"
			file_server {
				precompressed br gzip
				hide ${opsFolder}
				disable_canonical_uris
			}
		}
		handle ${base}healthz {
			header Cache-Control "${cacheControl.missing}"
			@ams_page file ${base}index.html
			respond @ams_page "ok"
			respond "the page is missing" 503
		}
		handle {
			header Cache-Control "${cacheControl.page}"
			try_files {path} ${base}index.html
			file_server {
				precompressed br gzip
				hide ${opsFolder}
				disable_canonical_uris
			}
		}
	}
}
`;
}

const redirectTo = (base: string) => `\tredir ${base.slice(0, -1)} ${base}\n`;
