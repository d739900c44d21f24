import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The strong ETag and the length of the API's answer. */
export const apiTag = '"21"';
export const apiBody = JSON.stringify({ note: 'x'.repeat(4096) });

/** An API that answers `apiBody`, and 412 to a write whose `If-Match` is another tag. */
export async function startApi(): Promise<{ port: number; stop: () => void }> {
  const server = createServer((request, response) => {
    const isStale = request.method !== 'GET' && request.headers['if-match'] !== apiTag;
    response
      .writeHead(isStale ? 412 : 200, { 'Content-Type': 'application/json', ETag: apiTag })
      .end(apiBody);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => server.close().closeAllConnections(),
  };
}
