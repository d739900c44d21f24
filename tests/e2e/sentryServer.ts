import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The part of Sentry's event payload that the tests read (https://develop.sentry.dev/sdk/data-model/event-payloads/). */
export interface SentEvent {
  readonly event_id: string;
  readonly release?: string;
  readonly tags?: Readonly<Record<string, string>>;
  readonly exception?: {
    readonly values?: readonly {
      readonly type: string;
      readonly value: string;
      readonly stacktrace?: {
        readonly frames?: readonly {
          readonly filename: string;
          readonly lineno?: number;
          readonly colno?: number;
        }[];
      };
    }[];
  };
}

/** A server that receives reports as Sentry does. */
export interface SentryServer {
  readonly dsn: string;
  readonly events: SentEvent[];
  /** Each request as it was sent: URL, headers and envelope. */
  readonly requests: string[];
  readonly close: () => void;
}

/** Starts a server that accepts envelopes (https://develop.sentry.dev/sdk/data-model/envelopes/). */
export async function startSentryServer(): Promise<SentryServer> {
  const events: SentEvent[] = [];
  const requests: string[] = [];
  const server = createServer((request, response) => {
    let envelope = '';
    request.setEncoding('utf8').on('data', (text: string) => (envelope += text));
    request.on('end', () => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
      const isEnvelope =
        pathname === '/api/42/envelope/' && searchParams.get('sentry_key') === 'abc';
      if (request.method !== 'POST' || !isEnvelope) return response.writeHead(400).end();
      requests.push(`${request.url}\n${JSON.stringify(request.headers)}\n${envelope}`);
      events.push(...eventsOf(envelope));
      return response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((ready) => {
    server.listen(0, 'localhost', ready);
  });
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://abc@localhost:${port}/42`,
    events,
    requests,
    close: () => server.close().closeAllConnections(),
  };
}

/** The events of an envelope: a header, then for each item a header and a payload, one a line. */
function eventsOf(envelope: string): SentEvent[] {
  const [, ...items] = envelope.trimEnd().split('\n');
  return items.flatMap((header, index) => {
    if (index % 2 === 1) return [];
    const { type } = JSON.parse(header) as { type: string };
    if (type !== 'event') throw new Error(`An item of type ${type} was sent`);
    return [JSON.parse(items[index + 1] ?? '') as SentEvent];
  });
}
