import type { ProxiedRequest } from '../WrongServer';
import { on } from './edits';
import type { Violation } from './Violation';

const json = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' };

function problem(status: number, code: string) {
  const content = { type: 'about:blank', title: code, status, detail: code, code };
  return { status, headers: json, body: JSON.stringify(content) };
}

const isAnonymous = ({ headers }: ProxiedRequest) => headers['authorization'] === undefined;

/** Checks that are made in another order. */
export const orderViolations: readonly Violation[] = [
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
      on(/^PATCH .*zz-unknown/, async (request, forward) => {
        if (isAnonymous(request) || !request.body.includes('"name":""')) return forward(request);
        const { body, ...response } = problem(422, 'validation_failed');
        const errors = [{ pointer: '/name', code: 'required' }];
        return { ...response, body: JSON.stringify({ ...JSON.parse(body), errors }) };
      }),
  },
];
