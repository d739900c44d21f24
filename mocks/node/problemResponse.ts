import type { ApiProblem } from '../http/ApiProblem';
import { problemBody } from '../http/problemBody';

/** A response of the server itself, such as that for an unknown path. */
export function problemResponse(problem: ApiProblem): Response {
  return Response.json(problemBody(problem), {
    status: problem.status,
    headers: { 'Content-Type': 'application/problem+json' },
  });
}
