import { request as overHttp, type IncomingHttpHeaders } from 'node:http';
import { request as overHttps } from 'node:https';

export interface RawResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: Buffer;
}

/**
 * Requests a path unchanged: `fetch` would normalize it (https://url.spec.whatwg.org/#path-state).
 */
export function rawGet(
  port: number,
  path: string,
  {
    secure = false,
    method = 'GET',
    headers = {},
  }: { secure?: boolean; method?: string; headers?: Record<string, string> } = {},
): Promise<RawResponse> {
  const options = {
    host: '127.0.0.1',
    port,
    method,
    path,
    headers: { Host: `localhost:${port}`, ...headers },
    agent: false as const,
  };
  return new Promise((resolve, reject) => {
    const request = secure
      ? overHttps({ ...options, servername: 'localhost', rejectUnauthorized: false })
      : overHttp(options);
    request.on('response', (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          const body = Buffer.concat(chunks);
          const { statusCode: status = 0, headers } = response;
          resolve({ status, headers, body, text: body.toString() });
        });
    });
    request.on('error', reject).end();
  });
}
