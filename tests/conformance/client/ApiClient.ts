import { callPath } from '~/api/callPath';
import type { Call } from '~/api/contract/Call';
import { calls } from '~~/mocks/calls';
import { check, RuleFailure } from '../check';
import { isObject } from '../json';
import { rejectedReason, staleReason } from '../reasons';
import { schemaFindings, type SchemaFinding } from '../schemaFindings';
import { responseSchemaOf } from '../strictSchemas';
import type { Problem } from '../wire';
import { isRefused, OptionalCalls } from './OptionalCalls';
import { errorsOf, memberOf, pointersOf, type HttpRequest, type Reply } from './Reply';
import { mediaTypeOf, ResponseHeaders, versionOf } from './ResponseHeaders';
import type { Transport } from './Transport';
import { Versions } from './Versions';

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
  /** What can be sent in `If-Match`; `*` if the response has no tag. */
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

/** What `ApiClient` needs to know of the suite's records. */
interface RecordTracker {
  /** Called for each record that a request has created, also one that should have failed. */
  readonly onCreated: (call: string, record: Readonly<Record<string, unknown>>) => void;
  /** Whether a row of a list must be valid: others may be of a run against a wrong server. */
  readonly isTrusted: (call: string, row: Readonly<Record<string, unknown>>) => boolean;
  /** Whether this run or another has created an organization. */
  readonly isOfSuite: (row: Readonly<Record<string, unknown>>) => boolean;
  /** The id of an organization of the run. */
  readonly findId: () => Promise<string>;
}

/** Sends the contract's calls and compares responses with the strict document. */
export class ApiClient {
  /** The token of the session. */
  bearer: string | undefined;
  tracker: RecordTracker = {
    onCreated: () => {},
    isTrusted: () => true,
    isOfSuite: () => false,
    findId: () => Promise.resolve(''),
  };
  readonly optional = new OptionalCalls({
    findId: () => this.tracker.findId(),
    send: (method, path, body) =>
      this.sendRaw({ method, path, ...(body !== undefined && { body }) }, { body }),
  });
  readonly headers = new ResponseHeaders();
  readonly versions = new Versions();
  /** Why calls failed that should have succeeded, by call and status. */
  private readonly failures = new Map<string, string>();

  constructor(private readonly transport: Transport) {}

  /** Sends a call; throws `PartLeftOut` if it is optional and the server leaves it out. */
  async send(name: string, input: CallInput = {}): Promise<Reply> {
    const reply = await this.exchange(this.toRequest(callNamed(name), input));
    if (isRefused(reply)) await this.optional.require(name);
    return reply;
  }

  /** Sends anything, such as a method that no call has. */
  sendRaw(request: Omit<HttpRequest, 'headers'>, input: CallInput = {}): Promise<Reply> {
    return this.exchange({ ...request, headers: this.headersFor(input) });
  }

  private async exchange(request: HttpRequest): Promise<Reply> {
    const reply = await this.transport.send(request);
    const stale = this.versions.inspect(reply);
    check(stale === undefined, stale ?? '', reply, staleReason);
    for (const name of ['createOrganization', 'createToken']) {
      const { method, path } = callNamed(name);
      const record = memberOf(reply, 'data');
      if (request.method === method && request.path === path && isObject(record))
        this.tracker.onCreated(name, record);
    }
    return reply;
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
    if (reply.status !== status) {
      const response = describe(reply);
      const pointer = pointersOf(reply)[0];
      // Each call can be missing or fail for a reason of its own.
      const isOwn = [404, 405].includes(reply.status) || reply.status >= 500;
      const own = `${isOwn ? `${name} ` : ''}responded ${response}`;
      const reason = pointer === undefined ? own : rejectedReason(pointer);
      this.failures.set(`${name} ${reply.status}`, reason);
      check(false, `${name} responded ${response}, expected ${status}`, reply, reason);
    }
    this.checkContent(name, reply);
    const { data, meta } = (reply.content ?? {}) as { data: Data; meta: Meta };
    return { data, meta, etag: versionOf(reply), reply };
  }

  /** Sends a call that must fail as the document says. */
  async reject(name: string, input: CallInput, expected: ExpectedProblem): Promise<Problem> {
    return this.checkProblem(name, await this.send(name, input), expected);
  }

  /** Checks an error response of a call against the document. */
  checkProblem(name: string, reply: Reply, { status, code, error }: ExpectedProblem): Problem {
    const what = `${status}${code === undefined ? '' : ` ${code}`}`;
    if (reply.status !== status) {
      const message = `${name} responded ${describe(reply)}, expected ${what}`;
      check(false, message, reply, this.reasonOf(name, reply, status, `${what} ${error ?? ''}`));
    }
    this.checkContent(name, reply);
    const problem = reply.content as Problem;
    if (code !== undefined)
      check(problem.code === code, `the code is ${problem.code}, expected ${code}`, reply);
    const errors = errorsOf(reply);
    if (error !== undefined) {
      const message = `errors is [${errors.join(', ')}], expected ${error}`;
      check(errors.includes(error), message, reply, this.knownReason(name, reply));
    }
    return problem;
  }

  /** Why a call responded with another status: the reason for which it failed before, if it did. */
  reasonOf(name: string, reply: Reply, expected: number, success: string): string {
    const own =
      reply.status < 300
        ? `success instead of ${success}`
        : `${reply.status} instead of ${expected}`;
    return this.knownReason(name, reply) ?? own;
  }

  /** Why a call responded with a status before, though it should have succeeded. */
  knownReason(name: string, { status }: Reply): string | undefined {
    return this.failures.get(`${name} ${status}`);
  }

  private checkContent(name: string, reply: Reply): void {
    this.headers.note(name, reply);
    const expected = responseSchemaOf(name, reply.status);
    if (!expected)
      return check(reply.text === '', `${name} has a body with ${reply.status}`, reply);
    const received = `not JSON (${mediaTypeOf(reply) ?? 'no media type'})`;
    const notJson = `${name} ${reply.status} is ${received}, expected ${expected.mediaType}`;
    check(reply.content !== undefined, notJson, reply, received);
    const findings = schemaFindings(expected.schema, reply.content).filter(
      (finding) => !this.isOfForeignRow(name, reply, finding),
    );
    if (findings.length > 0) throw new RuleFailure(findings.slice(0, maxFindings), reply);
  }

  /** Checks the rows of a list of organizations that the suite has not created. */
  checkForeignRows(name: string, reply: Reply): void {
    const rows = memberOf(reply, 'data') as readonly unknown[];
    const schema = responseSchemaOf(name, reply.status)?.schema ?? {};
    const isForeign = ({ pointer }: SchemaFinding) => {
      const row = rows[Number(rowPattern.exec(pointer)?.[1])];
      return isObject(row) && !this.tracker.isOfSuite(row);
    };
    const findings = schemaFindings(schema, reply.content).filter(isForeign);
    if (findings.length > 0) throw new RuleFailure(findings.slice(0, maxFindings), reply);
  }

  private isOfForeignRow(name: string, reply: Reply, { pointer }: SchemaFinding): boolean {
    const index = rowPattern.exec(pointer)?.[1];
    if (index === undefined) return false;
    const row = (memberOf(reply, 'data') as readonly unknown[])[Number(index)];
    return isObject(row) && !this.tracker.isTrusted(name, row);
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

const maxFindings = 5;
const rowPattern = /^\/data\/(\d+)/;

function describe(reply: Reply): string {
  const code = memberOf(reply, 'code');
  const text = typeof code === 'string' ? `${code} ` : '';
  return `${reply.status} ${text}${errorsOf(reply).join(', ')}`.trim();
}

function callNamed(name: string): Call {
  const call = calls[name];
  if (!call) throw new Error(`The contract has no call ${name}.`);
  return call;
}
