import { callPath } from '~/api/callPath';
import type { Call } from '~/api/contract/Call';
import { calls } from '~/api/contract/calls';
import { check, RuleFailure } from '../check';
import { requiredHeadersOf, responseSchemaOf, schemaErrors } from '../strictSchemas';
import type { Problem } from '../wire';
import type { HttpRequest, Reply } from './Reply';
import type { Transport } from './Transport';

export interface CallInput {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
  readonly ifMatch?: string | undefined;
  readonly idempotencyKey?: string;
  /** The session's by default; null for none. */
  readonly bearer?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Success<Data, Meta = undefined> {
  readonly data: Data;
  readonly meta: Meta;
  /** Empty unless the call has one. */
  readonly etag: string;
  readonly reply: Reply;
}

interface ExpectedProblem {
  readonly status: number;
  /** Any of the contract's codes for the status by default. */
  readonly code?: string;
  /** What `errors` must contain: `/name exists`. */
  readonly error?: string;
}

/** Sends the contract's calls and compares responses with the strict document. */
export class ApiClient {
  /** The token of the session. */
  bearer: string | undefined;

  constructor(private readonly transport: Transport) {}

  send(name: string, input: CallInput = {}): Promise<Reply> {
    return this.transport.send(this.toRequest(callNamed(name), input));
  }

  /** Sends anything, such as a method that no call has. */
  sendRaw(request: Omit<HttpRequest, 'headers'>, input: CallInput = {}): Promise<Reply> {
    return this.transport.send({ ...request, headers: this.headersFor(input) });
  }

  /** Sends a call that must succeed as the document says. */
  async succeed<Data, Meta = undefined>(
    name: string,
    input: CallInput = {},
  ): Promise<Success<Data, Meta>> {
    const reply = await this.send(name, input);
    const call = callNamed(name);
    check(
      reply.status === call.status,
      `${name} responded ${describe(reply)}, expected ${call.status}`,
      reply,
    );
    checkContent(name, reply);
    const etag = reply.headers.get('ETag') ?? '';
    const { data, meta } = (reply.content ?? {}) as { data: Data; meta: Meta };
    return { data, meta, etag, reply };
  }

  /** Sends a call that must fail as the document says. */
  async reject(name: string, input: CallInput, expected: ExpectedProblem): Promise<Problem> {
    const reply = await this.send(name, input);
    return checkProblem(name, reply, expected);
  }

  private toRequest(call: Call, input: CallInput): HttpRequest {
    const query = new URLSearchParams();
    for (const [key, value] of Object.entries(input.query ?? {}))
      if (value !== undefined) query.set(key, String(value));
    const path = callPath(call.path, input.path);
    return {
      method: call.method,
      path: query.size === 0 ? path : `${path}?${query.toString()}`,
      headers: this.headersFor(input),
      createsSecret: call === calls['login'] || call === calls['createToken'],
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    };
  }

  private headersFor(input: CallInput): Record<string, string> {
    const bearer = input.bearer === undefined ? this.bearer : input.bearer;
    return {
      Accept: 'application/json',
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
      ...(input.body !== undefined && { 'Content-Type': 'application/json' }),
      ...(input.ifMatch !== undefined && { 'If-Match': input.ifMatch }),
      ...(input.idempotencyKey !== undefined && { 'Idempotency-Key': input.idempotencyKey }),
      ...input.headers,
    };
  }
}

/** Checks an error response of a call against the document. */
export function checkProblem(name: string, reply: Reply, expected: ExpectedProblem): Problem {
  const { status, code, error } = expected;
  const what = `${status}${code === undefined ? '' : ` ${code}`}`;
  check(reply.status === status, `${name} responded ${describe(reply)}, expected ${what}`, reply);
  checkContent(name, reply);
  const problem = reply.content as Problem;
  if (code !== undefined)
    check(problem.code === code, `the code is ${problem.code}, expected ${code}`, reply);
  const errors = (problem.errors ?? []).map((one) => `${one.pointer} ${one.code}`);
  if (error !== undefined)
    check(errors.includes(error), `errors is [${errors.join(', ')}], expected ${error}`, reply);
  return problem;
}

function checkContent(name: string, reply: Reply): void {
  for (const header of requiredHeadersOf(name, reply.status))
    check(reply.headers.has(header), `${name} ${reply.status} has no ${header} header`, reply);
  const expected = responseSchemaOf(name, reply.status);
  if (!expected) return check(reply.text === '', `${name} has a body with ${reply.status}`, reply);
  const mediaType = reply.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  check(
    mediaType === expected.mediaType,
    `the media type is ${mediaType ?? 'missing'}, expected ${expected.mediaType}`,
    reply,
  );
  const errors = schemaErrors(expected.schema, reply.content);
  check(errors.length === 0, errors.slice(0, 5).join('; '), reply);
}

function describe({ status, content }: Reply): string {
  const { code, errors = [] } = (content ?? {}) as Partial<Problem>;
  const pointers = errors.map((error) => ` ${error.pointer} ${error.code}`).join(',');
  return `${status}${code === undefined ? '' : ` ${code}`}${pointers}`;
}

function callNamed(name: string): Call {
  const call = calls[name];
  if (!call) throw new RuleFailure(`The contract has no call ${name}.`);
  return call;
}
