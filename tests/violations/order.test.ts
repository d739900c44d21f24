import type { ProxiedRequest } from '../unit/conformance/WrongServer';
import { on } from './edits';
import { problem } from './problem';
import { testViolations } from './testViolations';

const isAnonymous = ({ headers }: ProxiedRequest) => headers['authorization'] === undefined;

/** Checks that are made in another order. */
testViolations([
  {
    name: 'whether a name is taken is checked before If-Match',
    message: /a name that is taken \S+ \S+ got 409 duplicate, expected 428: whether the name is/,
    create: () =>
      on(/^PATCH/, async (request, forward) => {
        const headers = { ...request.headers, 'if-match': '*' };
        const isTaken = request.body.startsWith('{"name":"zz-') && !isAnonymous(request);
        return forward(isTaken ? { ...request, headers } : request);
      }),
  },
  {
    name: 'an id is looked up before the token is checked',
    message: /an unknown id without a token got 404 not_found, expected 401/,
    create: () =>
      on(/zz-unknown/, (request, forward) =>
        isAnonymous(request) ? problem(404, 'not_found') : forward(request),
      ),
  },
  {
    name: 'If-Match is required before the id is looked up and the payload is validated',
    message: /got 428 precondition_required, expected \d+: If-Match is checked too early/,
    create: () =>
      on(/^PATCH/, (request, forward) =>
        request.headers['if-match'] === undefined && !isAnonymous(request)
          ? problem(428, 'precondition_required')
          : forward(request),
      ),
  },
  {
    name: 'a payload is validated before the id is looked up',
    message:
      /an unknown id got 422 validation_failed, expected 404: the payload is checked too early/,
    create: () =>
      on(/^PATCH .*zz-unknown/, (request, forward) =>
        isAnonymous(request) || !request.body.includes('"name":""')
          ? forward(request)
          : problem(422, 'validation_failed', [{ pointer: '/name', code: 'required' }]),
      ),
  },
]);
