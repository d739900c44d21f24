import cors from 'cors';
import type { RequestHandler } from 'express';

/**
 * What browsers may do from other origins (api-contract.md, "Ground rules"). Without `origins`
 * every origin may.
 */
export function corsMiddleware(origins: readonly string[] | undefined): RequestHandler {
  return cors({
    origin: origins ? [...origins] : true,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['Authorization', 'Content-Type', 'If-Match', 'Idempotency-Key'],
    exposedHeaders: ['ETag', 'Retry-After'],
    maxAge: 600,
    optionsSuccessStatus: 204,
  });
}
