import { isObject } from '../json';

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

/** A member of a response's JSON; undefined if there is none. */
export function memberOf({ content }: Reply, name: string): unknown {
  return isObject(content) ? content[name] : undefined;
}

/** The `errors` of a problem as "/name exists", whatever the response has in its place. */
export function errorsOf(reply: Reply): string[] {
  const errors = memberOf(reply, 'errors');
  if (errors === undefined) return [];
  if (!Array.isArray(errors)) return [JSON.stringify(errors)];
  return errors.map((one: unknown) =>
    isObject(one) ? `${String(one['pointer'])} ${String(one['code'])}` : JSON.stringify(one),
  );
}

/** The pointers of the `errors` of a problem. */
export function pointersOf(reply: Reply): string[] {
  return errorsOf(reply)
    .filter((error) => error.startsWith('/'))
    .map((error) => error.replace(/ .*/, ''));
}
