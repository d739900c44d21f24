import { createMiddleware } from '@mswjs/http-middleware';
import type { NextFunction, RequestHandler } from 'express';
import { getResponse, http, type HttpHandler } from 'msw';

/**
 * The API's handlers as express middleware. http-middleware dies on a response that is a network
 * error, so one handler stands in for all of them and breaks the connection instead; its promise
 * may reject too (a `//` path is no URL), which express wouldn't notice.
 */
export function mswMiddleware(handlers: HttpHandler[]): RequestHandler {
  return (req, res, next) => {
    const all = http.all(
      () => true,
      async ({ request }) => {
        const response = await getResponse(handlers, request);
        if (response?.type !== 'error') return response;
        req.socket.resetAndDestroy();
        return new Promise<never>(() => {});
      },
    );
    void forwardErrors(() => createMiddleware(all)(req, res, next), next);
  };
}

async function forwardErrors(work: () => unknown, next: NextFunction): Promise<void> {
  try {
    await work();
  } catch (error) {
    next(error);
  }
}
