import { safeParse, type GenericSchema } from 'valibot';
import { ApiError } from './ApiError';
import { problemSchema, type Problem } from './contract/schemas';

/**
 * Maximum response size in bytes, far above any in the contract; larger ones are not read to the
 * end.
 */
const maxBytes = 2 * 1024 * 1024;

/** A field that a valid response hasn't kept as it was sent: its JSON Pointer within `data`, and label. */
export interface Unkept {
  readonly pointer: string;
  readonly label: string;
}

/**
 * Validates the text of a successful response, undefined if it was too long; throws a `malformed`
 * error if it violates the contract.
 */
export function parseResponse(
  response: Response,
  text: string | undefined,
  schema: GenericSchema,
  findUnkept?: (content: unknown) => Unkept | undefined,
): unknown {
  const malformed = (field: string | undefined, unkept?: string) =>
    new ApiError({
      reason: 'malformed',
      status: response.status,
      field,
      unkept,
      requestId: requestIdOf(response),
    });
  const parsed = text === undefined ? undefined : safeParse(schema, parseJson(text));
  if (!parsed?.success) throw malformed(parsed?.issues[0].path?.map(({ key }) => key).join('.'));
  const unkept = findUnkept?.(parsed.output);
  if (unkept) throw malformed(`data${unkept.pointer.replaceAll('/', '.')}`, unkept.label);
  return parsed.output;
}

/**
 * Throws for what a proxy that wants a sign-in responds instead of the API: a redirect to an HTML page.
 */
export function rejectSignInPage(response: Response): void {
  const isHtml = /^text\/html\b/i.test(response.headers.get('Content-Type') ?? '');
  if (response.redirected && isHtml)
    throw new ApiError({ reason: 'sign_in_page', signInUrl: response.url });
}

/** Reads an error response; the status counts even if the body is unusable. */
export async function readError(response: Response): Promise<ApiError> {
  const text = await readText(response).catch(() => undefined);
  const parsed = text === undefined ? undefined : safeParse(problemSchema, parseJson(text));
  const details: Problem | undefined = parsed?.success ? parsed.output : undefined;
  const retryAfter = retryAfterSeconds(response.headers.get('Retry-After'));
  const { code, detail, errors, used_seats: usedSeats } = details ?? {};
  return new ApiError(
    {
      reason: 'status',
      status: response.status,
      code,
      detail,
      retryAfter,
      errors,
      usedSeats,
      requestId: requestIdOf(response),
    },
    details,
  );
}

/** The body's text; undefined if it is too long. */
export async function readText(response: Response): Promise<string | undefined> {
  if (!response.body) return '';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Anything but a short id could not be shown or searched for. */
function requestIdOf({ headers }: Response): string | undefined {
  return /^[\w.:-]{1,100}$/.exec(headers.get('X-Request-Id') ?? '')?.[0];
}

/** `Retry-After` in seconds; the header holds a number or a date. */
function retryAfterSeconds(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header);
  const time = Date.parse(header);
  return Number.isNaN(time) ? undefined : Math.max(0, Math.ceil((time - Date.now()) / 1000));
}
