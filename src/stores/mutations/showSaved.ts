import { isAbortError, toFailure } from '~/api/ApiError';
import { mayHaveBeenApplied, referenceOf, type Failure } from '~/lib/Failure';
import { actionFailureText } from '~/messages/failureTexts';
import { message } from '~/messages/message';
import { savedText } from '~/messages/savedText';
import type { Stores } from '~/stores/Stores';
import type { Saved } from './Saved';

type Dependencies = Pick<Stores, 'organizations' | 'session' | 'toasts'>;

/** Says what a write has changed, and offers "Undo" where that is possible. */
export function showSaved(stores: Dependencies, saved: Saved): void {
  const { organizationId, undo } = saved;
  stores.toasts.show({
    type: 'success',
    text: savedText(saved),
    organizationId,
    action: undo && { label: 'Undo', run: () => void runUndo(stores, saved, undo) },
  });
}

/** Takes a change back, unless the organization has changed since, and says what came of it. */
async function runUndo(
  { organizations, session, toasts }: Dependencies,
  { name, organizationId = '' }: Saved,
  steps: NonNullable<Saved['undo']>,
): Promise<void> {
  // Otherwise a 412 due to a later write of this user, whose response was lost, would be repeated for
  // the version which that write has made.
  organizations.profile(organizationId).uncertainWrite = undefined;
  const changes: string[] = [];
  try {
    for (const step of steps) changes.push(...(await step()).changes);
  } catch (error) {
    const failure = toFailure(error);
    if (isAbortError(error) || (failure.status === 401 && !session.user)) return;
    toasts.show(failureToast(failure, name, changes.length > 0));
  }
  if (changes.length > 0)
    toasts.show({ type: 'success', text: savedText({ name, changes }), organizationId });
}

function failureToast(failure: Failure, name: string, isPartial: boolean) {
  if (failure.status === 412)
    return {
      type: 'caution',
      text: message(isPartial ? 'undone_in_part' : 'not_undone', { name }),
    } as const;
  const { tone, title, detail } = actionFailureText(failure, 'organization', name);
  const reference = referenceOf(failure);
  return {
    type: tone === 'danger' ? 'error' : 'caution',
    text: [
      title !== message('caution') && title,
      detail,
      mayHaveBeenApplied(failure) && message('may_have_been_saved'),
      reference && `Reference ${reference}`,
    ]
      .filter(Boolean)
      .join(' '),
  } as const;
}
