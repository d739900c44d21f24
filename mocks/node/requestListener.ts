import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { ApiProblem } from '../http/ApiProblem';
import { errorOutcome } from '../http/outcomes';

/**
 * Serves what `respond` returns. `Response.error()` resets the connection. What can't be a request, such
 * as one with an invalid Host header, gets 400.
 */
export function requestListener(respond: (request: Request) => Promise<Response>): RequestListener {
  return (incoming, outgoing) => {
    serve(incoming, outgoing, respond).catch((error: Error) => outgoing.destroy(error));
  };
}

async function serve(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  respond: (request: Request) => Promise<Response>,
): Promise<void> {
  const request = await toRequest(incoming).catch(() => undefined);
  const response = request
    ? await respond(request)
    : errorOutcome(new ApiProblem(400, 'bad_request')).response;
  if (response.type === 'error') return void incoming.socket.resetAndDestroy();
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`http://${headers.host ?? 'localhost'}${url}`, {
    method,
    headers: Object.entries(headers).flatMap(([name, value = []]) =>
      [value].flat().map((each): [string, string] => [name, each]),
    ),
    ...(hasBody && { body: new Uint8Array(await buffer(incoming)) }),
  });
}
