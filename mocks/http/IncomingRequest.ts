import { calls } from '../calls';
import { findHandler } from '../handlers/findHandler';
import type { CallHandler } from './defineHandler';
import { matchPath } from './matchPath';
import type { ReceivedBody } from './readRequest';

/** A request with the call that it is of. */
export interface IncomingRequest {
  readonly request: Request;
  readonly url: URL;
  readonly body: ReceivedBody;
  /** Undefined if the contract has no such call. */
  readonly handler: CallHandler | undefined;
  /** The name of the call. */
  readonly name: string | undefined;
  /** The values of its path. */
  readonly path: Readonly<Record<string, string>>;
}

/** Finds the call of a request and reads its body. */
export async function receiveRequest(request: Request): Promise<IncomingRequest> {
  const url = new URL(request.url);
  const handler = findHandler(request.method, url.pathname);
  const text = await request.clone().text();
  return {
    request,
    url,
    body: { text, payload: parseJson(text) },
    handler,
    name: Object.entries(calls).find(([, call]) => call === handler?.call)?.[0],
    path: (handler && matchPath(handler.call.path, url.pathname)) ?? {},
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
