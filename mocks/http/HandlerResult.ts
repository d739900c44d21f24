/** What a handler responds with. */
export interface HandlerResult {
  readonly data?: unknown;
  readonly meta?: unknown;
  readonly etag?: string;
}
