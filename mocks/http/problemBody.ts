import { problemDetail, problemTitle } from '../contract/problemTexts';
import type { ApiProblem } from './ApiProblem';
import { issueText } from './issueText';

/** An error as problem details (RFC 9457); `detail` names each invalid field. */
export function problemBody({
  status,
  code,
  details: { detail, errors, extra },
}: ApiProblem): Record<string, unknown> {
  return {
    type: 'about:blank',
    title: problemTitle(status),
    status,
    detail: [
      detail ?? problemDetail(status, code),
      ...(errors ?? []).map((issue) => `${issue.pointer || 'The payload'} ${issueText(issue)}.`),
    ].join(' '),
    code,
    ...(errors && { errors }),
    ...extra,
  };
}
