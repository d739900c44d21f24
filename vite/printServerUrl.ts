import type { Plugin, PreviewServer, ViteDevServer } from 'vite';

/** Replaces Vite's start-up messages with a single line: what is served, its URL and how to sign in. */
export function printServerUrl(title: string, signIn?: string): Plugin {
  const overridePrintUrls = (server: ViteDevServer | PreviewServer) => {
    server.printUrls = () => {
      const url = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0];
      if (url) process.stdout.write(`${title}: ${url}${signIn ? `, ${signIn}` : ''}\n`);
    };
  };
  return {
    name: 'ams:print-server-url',
    // Hides Vite's banner, network URLs and shortcut hints, which have level `info`.
    config: (_, { command }) => (command === 'serve' ? { logLevel: 'warn' } : {}),
    configureServer: overridePrintUrls,
    configurePreviewServer: overridePrintUrls,
  };
}
