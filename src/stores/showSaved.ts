import { isAbortError, toFailure } from '~/api/ApiError';
import { mayHaveBeenApplied, referenceOf, type Failure } from '~/lib/Failure';
import { actionFailureText } from '~/messages/failures';
import { message } from '~/messages/message';
import { savedText } from '~/messages/savedText';
import type { Stores } from './Stores';
import { conditionalWrite, type Saved, type WriteDependencies } from './writes';

type Dependencies = WriteDependencies & Pick<Stores, 'session' | 'toasts'>;

/** Says what a write has changed, and offers "Undo" where that is possible. */
export function showSaved(stores: Dependencies, saved: Saved): void {
  const { seen, undo } = saved;
  stores.toasts.show({
    type: 'success',
    headline: message('saved'),
    text: savedText(saved),
    organizationId: seen?.id,
    action: undo && { label: 'Undo', run: () => void runUndo(stores, saved) },
  });
}

/** Takes a change back, unless the organization has changed since, and says what came of it. */
async function runUndo(stores: Dependencies, { name, seen, undo = [] }: Saved): Promise<void> {
  const { session, toasts } = stores;
  const changes: string[] = [];
  if (!seen) return;
  try {
    let { etag } = seen;
    for (const write of undo) {
      const written = await conditionalWrite(stores, { id: seen.id, etag }, write);
      ({ etag } = written);
      changes.push(...write.changes(written.data));
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
      organizationId: seen.id,
    });
}

function failureToast(failure: Failure, name: string, isPartial: boolean) {
  if (failure.status === 412) {
    const text = message(isPartial ? 'undone_in_part' : 'not_undone', { name });
    return { type: 'caution', text } as const;
  }
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
