import { safeParse, type InferOutput } from 'valibot';
import { ApiError } from './ApiError';
import type { ResponseSchema } from './contract/Call';
import { problemSchema } from './contract/schemas';

/** Characters of a response, far above any in the contract. */
const maxLength = 2 * 1024 * 1024;

/**
 * Validates a successful response; throws a `malformed` error if it violates the contract, and what
 * `fetch` throws if it can't be received.
 */
export async function readContent(
  response: Response,
  schema: ResponseSchema,
): Promise<InferOutput<ResponseSchema>> {
  const parsed = safeParse(schema, parseJson(await response.text()));
  if (parsed.success) return parsed.output;
  throw malformed(response, parsed.issues[0].path?.map(({ key }) => key).join('.'));
}

/** The error for a response that violates the contract, in one field or altogether. */
export function malformed(response: Response, field?: string, unkept?: string): ApiError {
  const { status } = response;
  const requestId = requestIdOf(response);
  return new ApiError({ reason: 'malformed', status, field, unkept, requestId });
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
  const text = await response.text().catch(() => '');
  const parsed = safeParse(problemSchema, parseJson(text));
  const { code, detail, errors, used_seats: usedSeats } = parsed.success ? parsed.output : {};
  return new ApiError({
    reason: 'status',
    status: response.status,
    code,
    detail,
    retryAfter: retryAfterSeconds(response.headers.get('Retry-After')),
    errors,
    usedSeats,
    requestId: requestIdOf(response),
  });
}

/** Undefined for what isn't JSON, or is too long. */
function parseJson(text: string): unknown {
  try {
    return text.length > maxLength ? undefined : JSON.parse(text);
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
