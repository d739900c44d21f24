import { preview } from 'vite';
import type { MockControl } from '~~/mocks/control';
import { startServer } from '~~/mocks/node/server';
import { builds, type BuildName } from '../run/builds';
import { choosePorts } from '../run/ports';

export interface ConsoleServer {
  readonly origin: string;
  /** Of the mock API that the staff console calls; the demo has its own. */
  readonly control: MockControl;
  /** Calls that API as another session of the demo user. */
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
  const call = (method: string, path: string, headers: Record<string, string>, body?: object) =>
    fetch(api.url + path, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
  const login = await call(
    'POST',
    '/api/auth/login',
    {},
    { email: 'demo@example.com', password: 'demo' },
  );
  const { data } = (await login.json()) as { data: { token: string } };
  return {
    origin: `http://localhost:${port}`,
    control: api.control,
    async request(method, path, body, headers) {
      const authorization = { Authorization: `Bearer ${data.token}` };
      const response = await call(method, path, { ...authorization, ...headers }, body);
      if (!response.ok) throw new Error(`${method} ${path} failed with ${response.status}.`);
      return response;
    },
    async close() {
      await server.close();
      await api.close();
    },
  };
}
