import { safeParse, type GenericSchema } from 'valibot';
import { ApiError } from './ApiError';
import { problemSchema, type Problem } from './contract/schemas';

/** No answer of the contract comes near this size; what does is not read further. In bytes. */
const maxBytes = 2 * 1024 * 1024;

/**
 * Reads a successful answer and checks it against the contract; throws a `malformed` error for
 * anything else.
 */
export async function readResponse(
  response: Response,
  schema: GenericSchema | undefined,
): Promise<unknown> {
  if (!schema) {
    await response.body?.cancel();
    return undefined;
  }
  const text = await readText(response);
  const parsed = text === undefined ? undefined : safeParse(schema, parseJson(text));
  if (!parsed?.success) throw new ApiError({ reason: 'malformed', status: response.status });
  return parsed.output;
}

/** Reads an error answer; whatever its body holds, the status stands. */
export async function readError(response: Response): Promise<ApiError> {
  const text = await readText(response).catch(() => undefined);
  const parsed = text === undefined ? undefined : safeParse(problemSchema, parseJson(text));
  const details: Problem | undefined = parsed?.success ? parsed.output : undefined;
  const retryAfter = retryAfterSeconds(response.headers.get('Retry-After'));
  const { code, detail, errors, total_seats: totalSeats } = details ?? {};
  return new ApiError(
    { reason: 'status', status: response.status, code, detail, retryAfter, errors, totalSeats },
    details,
  );
}

async function readText(response: Response): Promise<string | undefined> {
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

/** `Retry-After` in seconds, from either of its forms: a number, or a date. */
function retryAfterSeconds(header: string | null): number | undefined {
  if (header === null) return undefined;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header);
  const time = Date.parse(header);
  return Number.isNaN(time) ? undefined : Math.max(0, Math.ceil((time - Date.now()) / 1000));
}
