import { calls } from '../calls';
import type { Fault } from '../http/Fault';

const effectNames = ['network', 'html', 'empty', 'null', 'malformed', 'hang'];
const faultKeys = [
  'call',
  'method',
  'path',
  'kind',
  'effect',
  'delay',
  'times',
  'afterHandling',
  'includeRetries',
];

/** Validates a fault received over HTTP; throws an error with the reason if it is invalid. */
export function parseFault(body: unknown): Fault {
  if (!isRecord(body))
    throw new Error(
      'A fault is an object: { "call"?, "method"?, "path"?, "kind"?, "effect"?, "delay"?, "times"?, "afterHandling"?, "includeRetries"? }.',
    );
  const { call, kind, effect, delay, times } = body;
  const unknownKey = Object.keys(body).find((key) => !faultKeys.includes(key));
  if (unknownKey !== undefined)
    throw new Error(`Unknown property "${unknownKey}". A fault can have ${faultKeys.join(', ')}.`);
  if (call !== undefined && !(typeof call === 'string' && Object.hasOwn(calls, call)))
    throw new Error(`"call" must be one of ${Object.keys(calls).join(', ')}.`);
  for (const key of ['method', 'path'])
    if (body[key] !== undefined && typeof body[key] !== 'string')
      throw new Error(`"${key}" must be a string.`);
  if (kind !== undefined && kind !== 'read' && kind !== 'write')
    throw new Error('"kind" must be "read" or "write".');
  if (effect !== undefined && !isEffect(effect))
    throw new Error(
      `"effect" must be one of ${effectNames.join(', ')}, { "status": 400 to 599, "code"?, "headers"?, "extra"? } or { "body": ... }.`,
    );
  if (delay !== undefined && !(typeof delay === 'number' && delay >= 0))
    throw new Error('"delay" must be a number of milliseconds.');
  if (
    times !== undefined &&
    times !== 'always' &&
    !(Number.isSafeInteger(times) && Number(times) > 0)
  )
    throw new Error('"times" must be a whole number of at least 1, or "always".');
  if (effect === undefined && delay === undefined)
    throw new Error('A fault needs an "effect" or a "delay".');
  return body;
}

function isEffect(effect: unknown): boolean {
  if (typeof effect === 'string') return effectNames.includes(effect);
  if (!isRecord(effect)) return false;
  if ('body' in effect) return true;
  const { status, code, headers } = effect;
  const hasValidDetails =
    (code === undefined || typeof code === 'string') &&
    (headers === undefined ||
      (isRecord(headers) && Object.values(headers).every((value) => typeof value === 'string')));
  return (
    hasValidDetails && Number.isInteger(status) && Number(status) >= 400 && Number(status) <= 599
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
