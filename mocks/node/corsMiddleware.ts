import cors from 'cors';
import type { RequestHandler } from 'express';

/** CORS as in docs/api.md, "Ground rules". Without `origins`, every origin is allowed. */
export function corsMiddleware(origins: readonly string[] | undefined): RequestHandler {
  return cors({
    origin: origins ? [...origins] : true,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'If-Match', 'Idempotency-Key'],
    exposedHeaders: ['ETag', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
    optionsSuccessStatus: 204,
  });
}
