import { getResponse } from 'msw';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MockControl } from '../control';
import { createMockApi, type MockApiOptions } from '../createMockApi';
import { ApiProblem } from '../http/ApiProblem';
import { errorOutcome } from '../http/outcomes';
import { allowOrigin, preflightResponse } from './crossOrigin';
import { openDataFile } from './dataFile';
import { requestListener } from './requestListener';
import { respondToControl } from './respondToControl';
import { respondWithDocument } from './respondWithDocument';

export interface ServerOptions extends MockApiOptions {
  /** 0 picks any free port. */
  readonly port?: number;
  readonly host?: string;
  /** Keeps changes and sessions across restarts in this file. */
  readonly data?: string | undefined;
  /** Called when the data file was invalid; a copy of it is kept under this name. */
  readonly onInvalidData?: ((copy: string) => void) | undefined;
  /** Origins that browsers may call from; all by default. */
  readonly origins?: readonly string[] | undefined;
}

export interface RunningServer {
  readonly url: string;
  readonly control: MockControl;
  /** Number of organizations at the start. */
  readonly organizationCount: number;
  /** Also closes open connections, because a hanging call would keep the process alive. */
  close(): Promise<void>;
}

/**
 * The mock API as an HTTP server, with its control under `/__mock/`, its health at `/healthz` and
 * the API's document at `/openapi.yaml` and `/docs`.
 */
export async function startServer({
  port = 0,
  host = 'localhost',
  origins,
  data,
  onInvalidData,
  ...options
}: ServerOptions = {}): Promise<RunningServer> {
  const { scenario = 'default', seed = 1, organizations } = options;
  const file =
    data === undefined ? undefined : openDataFile(data, { scenario, seed, organizations });
  const { handlers, control, database, sync } = createMockApi({
    ...options,
    ...(file && {
      journal: file.journal,
      sessionPersistence: file.sessionPersistence,
      onCorruptJournal: () => onInvalidData?.(file.backUp()),
    }),
  });
  await sync();
  const respond = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const response =
      preflightResponse(request) ??
      (pathname === '/healthz' ? Response.json({ status: 'ok' }) : undefined) ??
      (await respondToControl(request, pathname, control, origins)) ??
      (await respondWithDocument(pathname)) ??
      (await getResponse(handlers, request)) ??
      errorOutcome(new ApiProblem(404, 'not_found')).response;
    return allowOrigin(response, request, origins);
  };

  const server = createServer(requestListener(respond));
  await listen(server, port, host);
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${actualPort}`,
    control,
    organizationCount: database.organization.count(),
    close: () => closeServer(server),
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
