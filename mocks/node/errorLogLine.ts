import type { LoggedCall } from '../http/CallLog';

/**
 * What a call that was refused did wrong, in one line; nothing for one that was answered, or that
 * failed because it was told to.
 */
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
