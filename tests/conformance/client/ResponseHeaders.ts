import { check, RuleFailure } from '../check';
import type { Finding } from '../Finding';
import { requiredHeadersOf, responseSchemaOf } from '../strictSchemas';
import type { Reply } from './Reply';

/** Sent in `If-Match` where a response has no usable ETag, so that the other rules go on. */
export const anyVersion = '*';

/** What is wrong with a header, and in which responses. */
interface HeaderProblem {
  readonly header: string;
  readonly text: string;
  readonly reply: Reply;
  /** Calls with their status. */
  readonly places: Set<string>;
}

const maxPlaces = 3;

/**
 * What is wrong with the headers of the responses so far. Rules of their own report it: a header that
 * is missing or wrong fails no other rule.
 */
export class ResponseHeaders {
  private readonly problems = new Map<string, HeaderProblem>();

  /** Notes what is wrong with the headers of a response that the document has. */
  note(call: string, reply: Reply): void {
    for (const { name, pattern } of requiredHeadersOf(call, reply.status)) {
      const value = reply.headers.get(name);
      if (value === null) this.add(call, reply, name, `no ${name} header`);
      else if (!new RegExp(pattern, 'i').test(value))
        this.add(call, reply, name, wrongText(name, value));
    }
    const expected = responseSchemaOf(call, reply.status)?.mediaType;
    const mediaType = mediaTypeOf(reply);
    if (expected !== undefined && mediaType !== expected)
      this.add(
        call,
        reply,
        'Content-Type',
        `${mediaType ?? 'no media type'} instead of ${expected}`,
      );
  }

  private add(call: string, reply: Reply, header: string, text: string): void {
    // A tag differs from response to response.
    const key = text.replaceAll(/[\w/]*"[^"]*"/g, '');
    const problem = this.problems.get(key) ?? { header, text, reply, places: new Set<string>() };
    this.problems.set(key, problem);
    problem.places.add(`${call} ${reply.status}`);
  }

  /** Fails if a header is missing or wrong in any response so far. */
  check(header: string): void {
    const problems = [...this.problems.values()].filter((one) => one.header === header);
    if (problems.length === 0) return;
    const findings = problems.map(({ text, places }): Finding => {
      const [named, rest] = [[...places].slice(0, maxPlaces), places.size - maxPlaces];
      const others = rest > 0 ? ` and ${rest} more` : '';
      return { message: `${text} in ${named.join(', ')}${others}`, reason: reasonOf(header) };
    });
    throw new RuleFailure(findings, problems[0]?.reply);
  }

  /** Fails if a tag that a rule needs is missing or can't be sent in `If-Match`. */
  checkTag(etag: string, reply?: Reply): void {
    if (etag !== anyVersion) return;
    this.check('ETag');
    check(false, 'the response has no ETag', reply, reasonOf('ETag'));
  }
}

const reasonOf = (header: string) => `header ${header}`;

const expectedValues: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'WWW-Authenticate': 'Bearer',
};

function wrongText(name: string, value: string): string {
  if (name !== 'ETag') return `${name}: ${value} instead of ${expectedValues[name]}`;
  if (value.startsWith('W/')) return `a weak ETag (${value}), which If-Match never matches,`;
  return `an ETag without quotes (${value})`;
}

/** The tag of a response, as it can be sent in `If-Match`; `*` if it has none. */
export function versionOf({ headers }: Reply): string {
  const etag = headers.get('ETag') ?? '';
  return /^"[^"]*"$/.test(etag) ? etag : anyVersion;
}

export function mediaTypeOf({ headers }: Reply): string | undefined {
  return headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase();
}
