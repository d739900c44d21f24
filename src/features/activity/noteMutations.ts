import { organizationMutationsApi } from '~/api/organizationMutations';
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
  const entry = await organizationMutationsApi(http).addNote(id, text, key);
  sessionSignal.throwIfAborted();
  organizations.profile(id).activity.add(entry);
  organizations.recordNote(id);
}
