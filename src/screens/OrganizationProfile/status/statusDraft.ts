import type { StatusChange } from '~/domain/statusChange';

/** The reason of a change that was not confirmed before the session ended. */
export interface StatusDraft {
  readonly change: StatusChange;
  readonly values: { readonly reason: string };
}

/** The draft key of an organization's confirmations, of which one at a time is open. */
export function statusDraftKey(id: string): string {
  return JSON.stringify(['status', id]);
}
