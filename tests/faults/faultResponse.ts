import type { FaultCase } from './faultCases';

/** What `fetch` returns for a fault, for requests that don't go to the API. */
export function faultResponse({ effect = 'network' }: FaultCase): Promise<Response> {
  switch (effect) {
    case 'network':
      return Promise.reject(new TypeError('Failed to fetch'));
    case 'hang':
      return new Promise(() => undefined);
    case 'html':
      return Promise.resolve(new Response('<!doctype html><title>Proxy</title>'));
    case 'empty':
      return Promise.resolve(new Response(''));
    case 'null':
      return Promise.resolve(new Response('null'));
    case 'malformed':
      return Promise.resolve(new Response('{"version":"9.9.9","commit'));
    default:
      return Promise.resolve(
        'body' in effect
          ? Response.json(effect.body)
          : new Response(`{"status":${effect.status}}`, effect),
      );
  }
}
