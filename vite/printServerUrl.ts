import type { Plugin, PreviewServer, ViteDevServer } from 'vite';

/**
 * Prints one address and nothing else when a server is up: whoever starts the console wants to open
 * it, not to choose.
 */
export function printServerUrl(title: string): Plugin {
  const overridePrintUrls = (server: ViteDevServer | PreviewServer) => {
    server.printUrls = () => {
      const url = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0];
      if (url) process.stdout.write(`${title}: ${url}\n`);
    };
  };
  return {
    name: 'ams:print-server-url',
    // Vite's own start line, its list of networks and its key hints are information; problems are
    // still told.
    config: (_, { command }) => (command === 'serve' ? { logLevel: 'warn' } : {}),
    configureServer: overridePrintUrls,
    configurePreviewServer: overridePrintUrls,
  };
}
