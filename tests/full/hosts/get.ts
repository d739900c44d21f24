import { request as overHttp, type IncomingHttpHeaders } from 'node:http';
import { request as overHttps } from 'node:https';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: Buffer;
}

/** Asks for a path as it stands: fetch would tidy it up first. */
export function get(
  port: number,
  path: string,
  { secure = false, headers = {} }: { secure?: boolean; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const options = {
    host: '127.0.0.1',
    port,
    path,
    headers: { Host: `localhost:${port}`, ...headers },
    agent: false as const,
  };
  return new Promise((done, failed) => {
    const sent = secure
      ? overHttps({ ...options, servername: 'localhost', rejectUnauthorized: false })
      : overHttp(options);
    sent.on('response', (answer) => {
      const chunks: Buffer[] = [];
      answer
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          const body = Buffer.concat(chunks);
          const { statusCode: status = 0, headers } = answer;
          done({ status, headers, body, text: body.toString() });
        });
    });
    sent.on('error', failed).end();
  });
}
