import { callNamed, documentedResponse, type DocumentedCall } from '../openapi';
import { check, isObject, PartLeftOut, reasonOf, RuleFailure, type Finding } from '../Rule';
import type { Problem } from '~/domain/openapi';
import { schemaFindings } from './schemaFindings';
import { memberOf, type HttpRequest, type Reply, type Transport } from './Transport';

export type Query = Readonly<Record<string, string | number | undefined>>;

export interface CallInput {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Query;
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
  /** What can be sent in `If-Match`; `*` if the response has no usable tag. */
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

type Row = Readonly<Record<string, unknown>>;

/** What the client needs to know of the suite's records. */
interface RecordTracker {
  /** Called for each record that a request has created, also one that should have failed. */
  readonly onCreated: (call: string, record: Row) => void;
  /** Whether a row of a list must be valid: others may be of a run against a wrong server. */
  readonly isTrusted: (row: Row) => boolean;
  /** The id of an organization of the run. */
  readonly findId: () => Promise<string>;
}

/** The most findings of one response. */
const maxFindings = 5;

/** Sends the contract's calls and compares responses with the document. */
export class ApiClient {
  /** The token of the session. */
  bearer: string | undefined;
  tracker: RecordTracker | undefined;
  /**
   * What is wrong with the headers of responses, by reason. A rule of its own reports it: a missing
   * header fails no other rule.
   */
  readonly headerFindings = new Map<string, Finding>();
  private readonly missing = new Map<string, Promise<boolean>>();
  /** Calls that the server has, as their responses have shown. */
  private readonly known = new Set<string>();
  /** Required calls that it lacks. */
  private readonly absent = new Set<string>();

  constructor(private readonly transport: Transport) {}

  /** Sends a call; fails if the server lacks it, with `PartLeftOut` if it is optional. */
  async send(name: string, input: CallInput = {}): Promise<Reply> {
    const call = callNamed(name);
    const reply = await this.sendRaw(call.method, pathOf(call, input), input);
    if (!isRefused(reply)) this.known.add(name);
    else if (call.isOptional) {
      if (!(await this.has(name))) throw new PartLeftOut(name);
    } else if (!this.known.has(name) && !isUnknownId(call, reply)) {
      this.absent.add(name);
      check(false, `${call.method} ${call.path} is not there, and is required`, reply, name);
    }
    const record = memberOf(reply, 'data');
    if (['createOrganization', 'createToken'].includes(name) && isObject(record))
      this.tracker?.onCreated(name, record);
    return reply;
  }

  /** Sends anything, such as a method that no call has. A text is sent as it is. */
  sendRaw(method: string, path: string, input: CallInput = {}): Promise<Reply> {
    const { bearer = this.bearer ?? null, body, ifMatch, idempotencyKey, headers } = input;
    const request: HttpRequest = {
      method,
      path,
      headers: {
        ...(bearer !== null && { Authorization: `Bearer ${bearer}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(ifMatch !== undefined && { 'If-Match': ifMatch }),
        ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    };
    return this.transport.send(request);
  }

  /** Whether the server has a call, as far as it is known; an optional one is tried once. */
  has(name: string): Promise<boolean> {
    const call = callNamed(name);
    if (!call.isOptional) return Promise.resolve(!this.absent.has(name));
    const result = this.missing.get(name) ?? this.tryCall(call);
    this.missing.set(name, result);
    return result;
  }

  private async tryCall(call: DocumentedCall): Promise<boolean> {
    const id = call.path.includes('{') ? ((await this.tracker?.findId()) ?? '') : '';
    // An empty payload is invalid, so that it leaves nothing behind.
    const body = call.payload ? {} : undefined;
    return !isRefused(await this.sendRaw(call.method, pathOf(call, { path: { id } }), { body }));
  }

  /** Sends a call that must succeed as the document says. */
  async succeed<Data, Meta = undefined>(
    name: string,
    input: CallInput = {},
  ): Promise<Success<Data, Meta>> {
    return this.checkSuccess(name, await this.send(name, input));
  }

  /** Checks the response to a call that must have succeeded. */
  checkSuccess<Data, Meta = undefined>(name: string, reply: Reply): Success<Data, Meta> {
    const { status } = callNamed(name);
    const message = `${name} responded ${describe(reply)}, expected ${status}`;
    // Each call can be missing or fail for a reason of its own.
    const isOwn = [404, 405].includes(reply.status) || reply.status >= 500;
    check(reply.status === status, message, reply, isOwn ? message : undefined);
    this.checkContent(name, reply);
    const { data, meta } = (reply.content ?? {}) as { data: Data; meta: Meta };
    const etag = reply.headers.get('ETag') ?? '';
    return { data, meta, etag: /^"[^"]*"$/.test(etag) ? etag : '*', reply };
  }

  /** Sends a call that must fail as the document says; `when` says what is wrong with it. */
  async reject(
    name: string,
    input: CallInput,
    expected: ExpectedProblem,
    when = '',
  ): Promise<Problem> {
    return this.checkProblem(name, await this.send(name, input), expected, when);
  }

  /** Checks an error response of a call against the document. */
  checkProblem(
    name: string,
    reply: Reply,
    { status, code, error }: ExpectedProblem,
    when = '',
  ): Problem {
    const what = when === '' ? name : `${name} ${when}`;
    const expected = [status, code].filter((one) => one !== undefined).join(' ');
    const message = `${what} responded ${describe(reply)}, expected ${expected}`;
    const received = reply.status < 300 ? 'success' : reply.status;
    const reason = reasonOf(`${what}: ${received} instead of ${status}`);
    check(reply.status === status, message, reply, reason);
    this.checkContent(name, reply);
    const problem = reply.content as Problem;
    check(problem.status === status, `status of the problem is ${problem.status}`, reply);
    if (code !== undefined)
      check(problem.code === code, `the code is ${problem.code}, expected ${code}`, reply);
    const errors = errorsOf(reply);
    if (error !== undefined)
      check(errors.includes(error), `errors is [${errors.join()}], expected ${error}`, reply);
    return problem;
  }

  private checkContent(name: string, reply: Reply): void {
    const { mediaType, schema, headers } = documentedResponse(name, reply.status);
    this.noteHeaders(name, reply, { ...headers, 'Cache-Control': 'no-store' }, mediaType);
    if (mediaType === undefined)
      return check(reply.text === '', `${name} has a body with ${reply.status}`, reply);
    const notJson = `${name} responded ${reply.status} with what is not JSON`;
    check(reply.content !== undefined, notJson, reply);
    const data = memberOf(reply, 'data');
    const rows: readonly unknown[] = Array.isArray(data) ? data : [];
    const findings = schemaFindings(schema, reply.content).filter(({ pointer }) => {
      const row = rows[Number(/^\/data\/(\d+)/.exec(pointer)?.[1])];
      return !isObject(row) || this.tracker?.isTrusted(row) !== false;
    });
    if (findings.length > 0)
      throw new RuleFailure(
        findings
          .slice(0, maxFindings)
          .map((finding) => ({ ...finding, message: `${name} ${finding.message}`, reply })),
      );
  }

  private noteHeaders(
    name: string,
    reply: Reply,
    required: Readonly<Record<string, string>>,
    mediaType: string | undefined,
  ): void {
    const note = (header: string, text: string) => {
      const message = `${text} in ${name} ${reply.status}`;
      const reason = `header ${header}`;
      if (!this.headerFindings.has(reason))
        this.headerFindings.set(reason, { message, reason, reply });
    };
    for (const [header, pattern] of Object.entries(required)) {
      const value = reply.headers.get(header);
      if (value === null) note(header, `no ${header} header`);
      else if (value.startsWith('W/'))
        note(header, `a weak ETag (${value}), which If-Match never matches,`);
      else if (!new RegExp(pattern, 'i').test(value)) note(header, `${header}: ${value}`);
    }
    const received = reply.headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
    if (mediaType !== undefined && received !== mediaType)
      note('Content-Type', `${received ?? 'no media type'} instead of ${mediaType}`);
  }
}

/** The path of a call with its query. */
function pathOf({ path }: DocumentedCall, { path: values = {}, query = {} }: CallInput) {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined) search.set(key, String(value));
  return search.size === 0 ? filled : `${filled}?${search.toString()}`;
}

/** The `errors` of a problem as "/name exists", whatever the response has in its place. */
function errorsOf(reply: Reply): string[] {
  const errors = memberOf(reply, 'errors');
  if (errors === undefined) return [];
  if (!Array.isArray(errors)) return [JSON.stringify(errors)];
  return errors.map((one: unknown) =>
    isObject(one) ? `${String(one['pointer'])} ${String(one['code'])}` : JSON.stringify(one),
  );
}

/** Whether a response is what a server without the call sends; it may also mean an unknown id. */
function isRefused({ status }: Reply): boolean {
  return [404, 405, 501].includes(status);
}

/** Whether a refusal is of the record in the path, not of the call. */
function isUnknownId({ path }: DocumentedCall, reply: Reply): boolean {
  return reply.status === 404 && path.includes('{') && memberOf(reply, 'code') === 'not_found';
}

function describe(reply: Reply): string {
  const code = memberOf(reply, 'code');
  const text = typeof code === 'string' ? `${code} ` : '';
  return `${reply.status} ${text}${errorsOf(reply).join(', ')}`.trim();
}
