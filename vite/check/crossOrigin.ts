import assert from 'node:assert/strict';

/** The response may be read by a page of an origin. */
export function expectAllowed({ headers }: Response, origin: string): void {
  const allowed = headers.get('access-control-allow-origin');
  assert(
    allowed === origin || allowed === '*',
    `Access-Control-Allow-Origin is ${allowed ?? 'missing'} instead of ${origin}`,
  );
}

/** A list of names has all that are expected; `*` stands for all headers but `Authorization`. */
export function expectAll(name: string, { headers }: Response, expected: readonly string[]): void {
  const values = (headers.get(name) ?? '').toLowerCase().split(/\s*,\s*/);
  const missing = expected.find(
    (value) => !values.includes(value) && !(values.includes('*') && value !== 'authorization'),
  );
  assert(missing === undefined, `${name} lacks ${missing}`);
}
