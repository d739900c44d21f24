import type { LoggedCall } from '../http/CallLog';

/** One log line for a client error; `undefined` for successful calls and injected failures. */
export function errorLogLine({
  method,
  path,
  status = 0,
  fault,
  response,
}: LoggedCall): string | undefined {
  if (fault || status < 400) return undefined;
  const { code, detail } = (response ?? {}) as {
    readonly code?: unknown;
    readonly detail?: unknown;
  };
  const line = `${method} ${path} ${status} ${String(code)}: ${String(detail)}`.replace(
    /[\p{Cc}\s]+/gu,
    ' ',
  );
  return line.length > maxLength ? `${line.slice(0, maxLength)}…` : line;
}

const maxLength = 500;
