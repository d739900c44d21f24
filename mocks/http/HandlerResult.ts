/** What a handler responds with. */
export interface HandlerResult {
  readonly data?: unknown;
  readonly meta?: unknown;
  readonly etag?: string;
  /** The path of a created record. */
  readonly location?: string;
}
