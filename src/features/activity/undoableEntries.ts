import type { Activity } from '~/domain/Activity';
import { undone } from '~/stores/mutations/Saved';

const actions: readonly (string | null)[] = [
  'seats_assigned',
  'total_seats_changed',
  'organization_updated',
];

/** Whether "Undo" can take back what an entry says: seats, totals and details, but no "Undo" itself. */
function isUndoable({ action, changes, note }: Activity): boolean {
  return actions.includes(action) && changes.length > 0 && note !== undone;
}

/**
 * The ids of the entries, newest first, that "Undo" may take back: the latest changes of their
 * organizations, as far as these entries tell. A note changes nothing.
 */
export function undoableEntries(entries: readonly Activity[]): ReadonlySet<string> {
  const changed = new Set<string>();
  const undoable = new Set<string>();
  for (const entry of entries) {
    const id = entry.organization?.id;
    if (id === undefined || changed.has(id) || entry.action === 'note_added') continue;
    changed.add(id);
    if (isUndoable(entry)) undoable.add(entry.id);
  }
  return undoable;
}
