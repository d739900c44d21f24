import type { BodyIssue } from '../../src/api/contract/checkBody';

export interface ProblemDetails {
  readonly detail?: string | undefined;
  readonly errors?: readonly BodyIssue[] | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Members of the problem beyond RFC 9457 (`total_seats`). */
  readonly extra?: Readonly<Record<string, unknown>> | undefined;
}

/** An error of the contract, thrown where it is found and answered by the wrapper. */
export class ApiProblem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly details: ProblemDetails = {},
  ) {
    super(`${status} ${code}`);
  }
}
