import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ProxiedRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface ProxiedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export type Forward = (request: ProxiedRequest) => Promise<ProxiedResponse>;

/** Changes requests before or responses after the API that they are forwarded to. */
export type Handle = (
  request: ProxiedRequest,
  forward: Forward,
) => Promise<ProxiedResponse> | ProxiedResponse;

/** A proxy in front of an API that breaks the contract in one way at a time. */
export class WrongServer {
  /** How requests are handled; correctly by default. */
  handle: Handle = (request, forward) => forward(request);
  private readonly server: Server;

  private constructor(private readonly api: string) {
    this.server = createServer((incoming, outgoing) => {
      void readRequest(incoming)
        .then((request) => this.handle(request, this.forward))
        .then(
          ({ status, headers, body }) => void outgoing.writeHead(status, headers).end(body),
          (error: unknown) => void outgoing.writeHead(500).end(String(error)),
        );
    });
  }

  static async start(api: string): Promise<WrongServer> {
    const proxy = new WrongServer(api);
    await new Promise<void>((resolve) => {
      proxy.server.listen(0, 'localhost', resolve);
    });
    return proxy;
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  private readonly forward: Forward = async ({ method, path, headers, body }) => {
    const response = await fetch(this.api + path, {
      method,
      headers,
      ...(body !== '' && { body }),
    });
    const {
      'content-length': _,
      connection: __,
      'keep-alive': ___,
      ...kept
    } = Object.fromEntries(response.headers);
    return { status: response.status, headers: kept, body: await response.text() };
  };
}

async function readRequest(incoming: IncomingMessage): Promise<ProxiedRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { host: _, connection: __, 'content-length': ___, ...headers } = incoming.headers;
  return {
    method: incoming.method ?? 'GET',
    path: incoming.url ?? '/',
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, String(value)]),
    ),
    body: Buffer.concat(chunks).toString(),
  };
}
