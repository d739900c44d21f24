import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { ApiProblem } from '../http/ApiProblem';
import { problemResponse } from './problemResponse';

/**
 * Serves what `respond` returns. `Response.error()` resets the connection. A request that can't be
 * one, such as one with an invalid Host header, gets 400.
 */
export function requestListener(respond: (request: Request) => Promise<Response>): RequestListener {
  return (incoming, outgoing) => {
    respondTo(incoming, respond)
      .then((response) => send(response, incoming, outgoing))
      .catch(() => outgoing.destroy());
  };
}

async function respondTo(
  incoming: IncomingMessage,
  respond: (request: Request) => Promise<Response>,
): Promise<Response> {
  try {
    return await respond(await toRequest(incoming));
  } catch {
    return problemResponse(new ApiProblem(400, 'bad_request'));
  }
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

async function send(
  response: Response,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  if (response.type === 'error') return void incoming.socket.resetAndDestroy();
  outgoing.statusCode = response.status;
  outgoing.setHeaders(response.headers);
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}
