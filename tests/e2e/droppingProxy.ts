import { createServer, request as sendRequest } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An API behind a proxy that can lose a response. */
export interface DroppingProxy {
  readonly origin: string;
  /** Method and status of each write that reached the API. */
  readonly writes: readonly string[];
  /** The API handles the next write, and its connection closes without a response. */
  readonly dropNextResponse: () => void;
  readonly close: () => void;
}

const isWrite = (method = '') => !['GET', 'OPTIONS'].includes(method);

/**
 * Forwards to the API. Unlike `route.abort`, closing the connection lets the browser do what it does
 * then: send the request again if the connection had served another one before.
 */
export async function startDroppingProxy(api: string): Promise<DroppingProxy> {
  const writes: string[] = [];
  let drops = false;
  const server = createServer((request, response) => {
    const { method, url, headers } = request;
    const upstream = sendRequest(new URL(url ?? '/', api), { method, headers }, (answer) => {
      if (isWrite(method)) writes.push(`${method} ${answer.statusCode}`);
      if (drops && isWrite(method)) {
        drops = false;
        request.socket.destroy();
        return;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    request.pipe(upstream);
  });
  await new Promise<void>((ready) => {
    server.listen(0, ready);
  });
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    writes,
    dropNextResponse: () => (drops = true),
    close: () => server.close().closeAllConnections(),
  };
}
