import { setTimeout as sleep } from 'node:timers/promises';
import { isObject, RuleFailure } from '../Rule';

export interface HttpRequest {
  readonly method: string;
  /** With its query, percent-encoded. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** As sent. */
  readonly body?: string | undefined;
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

interface TransportOptions {
  /** Origin of the API. */
  readonly host: string;
  /** Requests per second; 0 for as many as possible. */
  readonly rate: number;
  readonly fetch?: typeof fetch | undefined;
}

const defaultHeaders = {
  Accept: 'application/json',
  // A server may close an idle connection at the moment in which a request reuses it.
  Connection: 'close',
  // What compression does to an ETag has a rule of its own.
  'Accept-Encoding': 'identity',
};

/** Milliseconds after which a response counts as missing. */
const timeout = 20_000;
/** How often a request is repeated after a 429, and the longest wait in seconds. */
const maxRetries = 5;
const maxRetryAfter = 120;

/** Sends requests, paced, and waits as long as a 429 asks for. */
export class Transport {
  requests = 0;
  private nextAt = 0;

  constructor(private readonly options: TransportOptions) {}

  async send(request: HttpRequest): Promise<Reply> {
    for (let attempt = 0; ; attempt += 1) {
      await this.waitForTurn();
      const reply = await this.sendOnce(request);
      if (reply.status !== 429 || attempt === maxRetries) return reply;
      const seconds = Number(reply.headers.get('Retry-After') ?? 1);
      await sleep(Math.min(Number.isNaN(seconds) ? 1 : seconds, maxRetryAfter) * 1000);
    }
  }

  private async waitForTurn(): Promise<void> {
    const { rate } = this.options;
    if (rate <= 0) return;
    const now = performance.now();
    const startAt = Math.max(now, this.nextAt);
    this.nextAt = startAt + 1000 / rate;
    if (startAt > now) await sleep(startAt - now);
  }

  private async sendOnce(request: HttpRequest): Promise<Reply> {
    const { method, path, headers, body } = request;
    const { host, fetch: sendRequest = fetch } = this.options;
    this.requests += 1;
    try {
      const response = await sendRequest(host + path, {
        method,
        headers: { ...defaultHeaders, ...headers },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
        ...(body !== undefined && { body }),
      });
      const text = await response.text();
      const { status } = response;
      return { request, status, headers: response.headers, text, content: parseJson(text) };
    } catch (error) {
      const { message, cause } = error as Error;
      const text = `no response (${cause instanceof Error ? cause.message : message})`;
      throw new RuleFailure([{ message: `${method} ${path}: ${text}`, reason: text }]);
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
