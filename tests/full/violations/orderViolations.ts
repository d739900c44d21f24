import type { ProxiedRequest } from '../../unit/conformance/WrongServer';
import { on } from './edits';
import { problem } from './problem';
import type { Violation } from './Violation';

const isAnonymous = ({ headers }: ProxiedRequest) => headers['authorization'] === undefined;

/** Checks that are made in another order. */
export const orderViolations: readonly Violation[] = [
  {
    name: 'whether a name is taken is checked before If-Match',
    rule: 'order.428-409',
    others: ['order.412-409'],
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
    rule: 'order.401-404',
    message: /an unknown id without a token got 404 not_found, expected 401/,
    create: () =>
      on(/zz-unknown/, (request, forward) =>
        isAnonymous(request) ? problem(404, 'not_found') : forward(request),
      ),
  },
  {
    name: 'If-Match is required before the id is looked up and the payload is validated',
    rule: 'order.422-428',
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
    rule: 'order.404-422',
    message:
      /an unknown id got 422 validation_failed, expected 404: the payload is checked too early/,
    create: () =>
      on(/^PATCH .*zz-unknown/, (request, forward) =>
        isAnonymous(request) || !request.body.includes('"name":""')
          ? forward(request)
          : problem(422, 'validation_failed', [{ pointer: '/name', code: 'required' }]),
      ),
  },
];
