import { createMiddleware } from '@mswjs/http-middleware';
import type { NextFunction, RequestHandler } from 'express';
import { getResponse, http, type HttpHandler } from 'msw';

/**
 * The API's handlers as Express middleware. @mswjs/http-middleware throws on a network error
 * response, so a single handler wraps all others and resets the connection instead. Its promise
 * may also reject (the path `//` is not a valid URL), and Express 4 doesn't handle rejections
 * (https://expressjs.com/en/guide/error-handling.html).
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
