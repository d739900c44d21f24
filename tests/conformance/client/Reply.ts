export interface HttpRequest {
  readonly method: string;
  /** With its query, percent-encoded. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** As sent. */
  readonly body?: string;
  /** The response may contain a secret that the request creates. */
  readonly createsSecret?: boolean;
}

/** A response with the request that it answers. */
export interface Reply {
  readonly request: HttpRequest;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined unless it is JSON. */
  readonly content: unknown;
}
