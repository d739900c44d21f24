import type { Failure } from '~/lib/Failure';
import { loadFailureText } from '~/messages/failures';
import type { Query } from '~/stores/Query';

/** The failure of the first query, if all have failed and would say the same: it is shown once. */
export function commonFailure(queries: readonly Query<unknown>[]): Failure | undefined {
  const failures = queries.flatMap(({ error }) => error ?? []);
  const titles = new Set(failures.map((failure) => loadFailureText(failure).title));
  return failures.length === queries.length && titles.size === 1 ? failures[0] : undefined;
}
