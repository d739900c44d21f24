import type { Plugin, PreviewServer, ViteDevServer } from 'vite';

/**
 * Prints one address and nothing else when a server is up: whoever starts the console wants to open
 * it, not to choose.
 */
export function tellOneAddress(title: string): Plugin {
  const tellOf = (server: ViteDevServer | PreviewServer) => {
    server.printUrls = () => {
      const address = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0];
      if (address) process.stdout.write(`${title}: ${address}\n`);
    };
  };
  return {
    name: 'ams:tell-one-address',
    // Vite's own start line, its list of networks and its key hints are information; problems are
    // still told.
    config: (_, { command }) => (command === 'serve' ? { logLevel: 'warn' } : {}),
    configureServer: tellOf,
    configurePreviewServer: tellOf,
  };
}
