import type { Fault } from './faultTable';

/** What `fetch` returns for a fault, for requests that don't go to the mock API. */
export function faultResponse({ effect }: Fault): Promise<Response> {
  switch (effect) {
    case 'network':
      return Promise.reject(new TypeError('Failed to fetch'));
    case 'hang':
      return new Promise(() => undefined);
    case 'html':
      return Promise.resolve(new Response('<!doctype html><h1>Proxy</h1>'));
    case 'forbidden-page':
      return Promise.resolve(new Response('<!doctype html><h1>Proxy</h1>', { status: 403 }));
    case 'redirect':
      return Promise.resolve(Response.redirect('https://sso.example/'));
    case 'empty':
      return Promise.resolve(new Response(''));
    case 'null':
      return Promise.resolve(new Response('null'));
    case 'malformed':
      return Promise.resolve(new Response('{"version":"9.9.9","commit'));
  }
  if ('body' in effect) return Promise.resolve(Response.json(effect.body));
  const { status, code, extra, headers } = effect;
  return Promise.resolve(Response.json({ status, code, ...extra }, { status, headers }));
}
