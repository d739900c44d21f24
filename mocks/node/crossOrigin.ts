/** Responds to a request by which a browser asks whether it may send another; see docs/api.md, "Cross-origin requests". */
export function preflightResponse(request: Request): Response | undefined {
  if (request.method !== 'OPTIONS') return undefined;
  return new Response(null, {
    status: 204,
    headers: {
      'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type, If-Match, Idempotency-Key',
      'Access-Control-Max-Age': '600',
    },
  });
}

/** Lets pages of these origins read a response; of all without `origins`. */
export function allowOrigin(
  response: Response,
  request: Request,
  origins: readonly string[] | undefined,
): Response {
  const origin = request.headers.get('Origin');
  if (response.type === 'error' || origin === null) return response;
  const headers = new Headers(response.headers);
  headers.append('Vary', 'Origin');
  if (!origins || origins.includes(origin)) headers.set('Access-Control-Allow-Origin', origin);
  headers.set('Access-Control-Expose-Headers', 'ETag, Retry-After, X-Request-Id');
  return new Response(response.body, { status: response.status, headers });
}
