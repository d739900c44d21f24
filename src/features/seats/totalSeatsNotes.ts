import type { Activity } from '~/domain/Activity';
import { currentDay } from '~/lib/currentDay';
import { formatNumber } from '~/lib/format';
import { parseInstant } from '~/lib/time';
import { activityActor, activitySentence } from '~/messages/activityText';

/** More don't fit into a chart's tooltip. */
const maxNotesPerDay = 3;

/**
 * The sentences about changes of the total seats by day (`YYYY-MM-DD`, in the user's time zone), in
 * the order of the entries. A day with more than three ends with how many are left out.
 */
export function totalSeatsNotes(
  entries: readonly Activity[],
): ReadonlyMap<string, readonly string[]> {
  const sentencesByDay = new Map<string, string[]>();
  for (const entry of entries) {
    const time = entry.at && changesTotal(entry) ? parseInstant(entry.at) : undefined;
    if (time === undefined) continue;
    const day = currentDay(time);
    const sentences = sentencesByDay.get(day) ?? [];
    const { onProfile, values } = activitySentence(entry);
    sentences.push([activityActor(entry) + onProfile, values].filter(Boolean).join(' '));
    sentencesByDay.set(day, sentences);
  }
  return new Map([...sentencesByDay].map(([day, sentences]) => [day, shorten(sentences)]));
}

/** Assigning more seats than there are raises the total too. */
function changesTotal({ action, changes }: Activity): boolean {
  if (action === 'total_seats_changed' || action === 'subscription_added') return true;
  return action === 'seats_assigned' && changes.some(({ pointer }) => pointer === '/total_seats');
}

function shorten(sentences: readonly string[]): readonly string[] {
  const rest = sentences.length - maxNotesPerDay;
  return rest > 0
    ? [...sentences.slice(0, maxNotesPerDay), `and ${formatNumber(rest)} more`]
    : sentences;
}
