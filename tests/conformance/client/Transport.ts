import { setTimeout as sleep } from 'node:timers/promises';
import { RuleFailure } from '../check';
import type { HttpRequest, Reply } from './Reply';
import type { Secrets } from './Secrets';

interface TransportOptions {
  /** Origin of the API. */
  readonly host: string;
  /** Requests per second; 0 for as many as possible. */
  readonly rate: number;
  readonly secrets: Secrets;
}

const defaultHeaders = {
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

/** Sends requests one after the other, paced, and waits as long as a 429 asks for. */
export class Transport {
  requests = 0;
  lastReply: Reply | undefined;
  private nextAt = 0;

  constructor(private readonly options: TransportOptions) {}

  async send(request: HttpRequest): Promise<Reply> {
    for (let attempt = 0; ; attempt += 1) {
      await this.waitForTurn();
      const reply = await this.sendOnce(request);
      if (reply.status !== 429 || attempt === maxRetries) return reply;
      await sleep(retryAfterSeconds(reply.headers.get('Retry-After')) * 1000);
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
    this.requests += 1;
    this.lastReply = undefined;
    try {
      const response = await fetch(this.options.host + path, {
        method,
        headers: { ...defaultHeaders, ...headers },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
        ...(body !== undefined && { body }),
      });
      const text = await response.text();
      const { status } = response;
      const reply = { request, status, headers: response.headers, text, content: parseJson(text) };
      this.options.secrets.inspect(reply);
      this.lastReply = reply;
      return reply;
    } catch (error) {
      const { message, cause } = error as Error;
      const reason = cause instanceof Error ? cause.message : message;
      const text = `no response (${reason})`;
      throw new RuleFailure([{ message: `${method} ${path}: ${text}`, reason: text }]);
    }
  }
}

/** Seconds or a date; one second if the header is missing or invalid. */
function retryAfterSeconds(header: string | null): number {
  const seconds = /^\d+$/.test(header ?? '')
    ? Number(header)
    : (Date.parse(header ?? '') - Date.now()) / 1000;
  return Number.isNaN(seconds) ? 1 : Math.min(Math.max(seconds, 0), maxRetryAfter);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
