import type { Call } from '~/api/contract/Call';
import { documentation } from './documentation/documentation';
import { commonErrors } from './errorCodes';

type ErrorCodes = { readonly [status: number]: readonly string[] | undefined };

/** The error codes of a call, by ascending status: its own, and those of any call. */
export function callErrors(
  name: string,
  call: Call,
): (readonly [status: number, codes: readonly string[]])[] {
  const own: ErrorCodes = documentation[name]?.errors ?? {};
  const declared = declaredErrors(call);
  const statuses = new Set([own, declared, commonErrors].flatMap((codes) => Object.keys(codes)));
  return [...statuses]
    .map(Number)
    .toSorted((a, b) => a - b)
    .flatMap((status) => {
      // Calls without authorization never return the common 401.
      const common = status === 401 && call.authorization === 'none' ? [] : commonErrors[status];
      const codes = [
        ...new Set([own, declared].flatMap((errors) => errors[status] ?? []).concat(common ?? [])),
      ];
      return codes.length === 0 ? [] : [[status, codes] as const];
    });
}

/** The errors that follow from what a call declares. */
function declaredErrors({ path, query, body, ifMatch, idempotencyKey }: Call): ErrorCodes {
  const isReplayed = idempotencyKey === 'replayed';
  return {
    ...(query && { 400: ['invalid_query'] }),
    ...(path.includes('{') && { 404: ['not_found'] }),
    ...(isReplayed && { 409: ['request_in_progress'] }),
    ...(ifMatch && { 412: ['conflict'] }),
    ...(body && { 422: ['validation_failed', ...(isReplayed ? ['idempotency_key_reused'] : [])] }),
    ...(ifMatch === 'required' && { 428: ['precondition_required'] }),
  };
}
