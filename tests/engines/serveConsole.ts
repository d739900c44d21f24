import { preview } from 'vite';
import type { MockControl } from '~~/mocks/control';
import { startServer } from '~~/mocks/node/server';
import { builds, type BuildName } from '../run/builds';
import { choosePorts } from '../run/ports';
import { signInToApi } from '../setup/signInToApi';

export interface ConsoleServer {
  readonly origin: string;
  /** Of the mock API that the staff console calls; the demo has its own. */
  readonly control: MockControl;
  /** Calls that API as a colleague of the demo user. */
  readonly request: (
    method: string,
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ) => Promise<Response>;
  readonly close: () => Promise<void>;
}

/** Serves a build with its production headers, and a mock API on another origin. */
export async function serveConsole(build: BuildName): Promise<ConsoleServer> {
  const ports = await choosePorts();
  const api = await startServer({ port: ports.api, organizations: 200, seed: 1, latency: [0, 0] });
  const port = ports[build];
  const server = await preview({
    configLoader: 'runner',
    mode: build === 'demo' ? 'demo' : 'production',
    logLevel: 'warn',
    build: { outDir: builds[build] },
    preview: { port, strictPort: true },
  });
  const { token } = await signInToApi(api.url, 'sam');
  return {
    origin: `http://localhost:${port}`,
    control: api.control,
    async request(method, path, body, headers) {
      const response = await fetch(api.url + path, {
        method,
        headers: {
          Authorization: `Bearer ${token}`,
          'Content-Type': 'application/json',
          ...headers,
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${method} ${path} failed with ${response.status}.`);
      return response;
    },
    async close() {
      await server.close();
      await api.close();
    },
  };
}
