import { isAbortError, toFailure } from '~/api/ApiError';
import { mayHaveBeenApplied, referenceOf, type Failure } from '~/lib/Failure';
import { actionFailureText } from '~/messages/failureTexts';
import { message } from '~/messages/message';
import { savedText } from '~/messages/savedText';
import type { Stores } from '~/stores/Stores';
import type { Saved } from './Saved';

type Dependencies = Pick<Stores, 'session' | 'toasts'>;

/** Says what a write has changed, and offers "Undo" where that is possible. */
export function showSaved(stores: Dependencies, saved: Saved): void {
  const { organizationId, undo } = saved;
  stores.toasts.show({
    type: 'success',
    headline: message('saved'),
    text: savedText(saved),
    organizationId,
    action: undo && { label: 'Undo', run: () => void runUndo(stores, saved, undo) },
  });
}

/** Takes a change back, unless the organization has changed since, and says what came of it. */
export async function runUndo(
  { session, toasts }: Dependencies,
  { name, organizationId, etag }: Pick<Saved, 'name' | 'organizationId' | 'etag'>,
  steps: NonNullable<Saved['undo']>,
): Promise<void> {
  const changes: string[] = [];
  try {
    let version = etag;
    for (const step of steps) {
      const saved = await step(version);
      version = saved.etag;
      changes.push(...saved.changes);
    }
  } catch (error) {
    const failure = toFailure(error);
    if (isAbortError(error) || (failure.status === 401 && !session.user)) return;
    toasts.show(failureToast(failure, name, changes.length > 0));
  }
  if (changes.length > 0)
    toasts.show({
      type: 'success',
      headline: message('saved'),
      text: savedText({ name, changes }),
      organizationId,
    });
}

/** Someone has changed it since. */
export function notUndone(name: string, isPartial = false) {
  return {
    type: 'caution',
    text: message(isPartial ? 'undone_in_part' : 'not_undone', { name }),
  } as const;
}

function failureToast(failure: Failure, name: string, isPartial: boolean) {
  if (failure.status === 412) return notUndone(name, isPartial);
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
