import { addNote as addNoteCall } from '~/api/contract/accountMutations';
import { findUnkept } from '~/messages/findUnkept';
import type { Stores } from '~/stores/Stores';

/**
 * Adds a note to an organization; it appears in its activity at once. Repeating the same key and
 * text adds no second one.
 */
export async function addNote(
  { http, organizations }: Pick<Stores, 'http' | 'organizations'>,
  id: string,
  text: string,
  key: string,
): Promise<void> {
  const { sessionSignal } = organizations;
  const { content } = await http.send(addNoteCall, {
    path: { id },
    body: { text },
    idempotencyKey: key,
    findUnkept: ({ data }) => findUnkept(data, { note: text }),
  });
  sessionSignal.throwIfAborted();
  organizations.profile(id).activity.add(content.data);
  organizations.recordNote(id);
}
