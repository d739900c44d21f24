import { isObject } from '~~/tests/conformance/json';
import type { Handle, ProxiedRequest, ProxiedResponse } from '../unit/conformance/WrongServer';
import { problem } from './problem';

/** An object in JSON. */
export type Json = Record<string, unknown>;

/** The rows of a response, or of its errors. */
export function rowsOf({ data, errors }: Json): Json[] {
  return (data ?? errors ?? []) as Json[];
}

/** Applies to the requests whose method and path match: `GET /api/accounts?`. */
export function on(pattern: RegExp, handle: Handle): Handle {
  return (request, forward) =>
    pattern.test(`${request.method} ${request.path}`) ? handle(request, forward) : forward(request);
}

/** Changes the JSON of responses. */
export function editContent(
  edit: (content: Json, request: ProxiedRequest, status: number) => void,
): Handle {
  return async (request, forward) => {
    const response = await forward(request);
    const content = parseObject(response.body);
    if (!content) return response;
    edit(content, request, response.status);
    return { ...response, body: JSON.stringify(content) };
  };
}

/** Changes every value in the JSON of responses. */
export function editValues(edit: (key: string, value: unknown) => unknown): Handle {
  return async (request, forward) => {
    const response = await forward(request);
    const content = parseObject(response.body);
    if (!content) return response;
    return { ...response, body: JSON.stringify(JSON.parse(response.body, edit)) };
  };
}

/** Changes the headers of responses; undefined removes one. */
export function editHeaders(
  edit: (response: ProxiedResponse, request: ProxiedRequest) => Record<string, string | undefined>,
): Handle {
  return async (request, forward) => {
    const response = await forward(request);
    const headers = { ...response.headers, ...edit(response, request) };
    const kept = Object.entries(headers).filter(([, value]) => value !== undefined);
    return { ...response, headers: Object.fromEntries(kept) as Record<string, string> };
  };
}

/** Changes requests. */
export function editRequest(edit: (request: ProxiedRequest) => Partial<ProxiedRequest>): Handle {
  return (request, forward) => forward({ ...request, ...edit(request) });
}

/** Changes the payloads of requests that are objects. */
export function editBody(edit: (body: Json) => Json): Handle {
  return editRequest(({ body }) => {
    const content = parseObject(body);
    return content ? { body: JSON.stringify(edit(content)) } : {};
  });
}

export function parseObject(text: string): Json | undefined {
  try {
    const content = JSON.parse(text) as unknown;
    return isObject(content) ? { ...content } : undefined;
  } catch {
    return undefined;
  }
}

/** Changes the query of requests. */
export function editQuery(edit: (query: URLSearchParams) => void): Handle {
  return editRequest(({ path }) => {
    const url = new URL(path, 'http://localhost');
    edit(url.searchParams);
    return { path: url.pathname + url.search };
  });
}

/** Rejects a payload with one validation error if the condition holds. */
export function rejectIf(condition: (body: Json) => boolean, error: object): Handle {
  return async (request, forward) => {
    const response = await forward(request);
    const body = parseObject(request.body);
    if (!body || !condition(body)) return response;
    return problem(422, 'validation_failed', [error]);
  };
}
