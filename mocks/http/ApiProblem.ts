import type { BodyIssue } from './checkBody';

export interface ProblemDetails {
  readonly detail?: string | undefined;
  readonly errors?: readonly BodyIssue[] | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Extension members of the problem (RFC 9457), such as `total_seats`. */
  readonly extra?: Readonly<Record<string, unknown>> | undefined;
}

/** An error of the API contract; `handleRequest` turns it into a response. */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly details: ProblemDetails = {},
  ) {
    super(`${status} ${code}`);
  }
}
