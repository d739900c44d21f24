import type { Activity } from '~/domain/Activity';
import { formatInstantDate, formatNumber } from '~/lib/format';
import { capitalize } from '~/lib/text';
import { activityLabel } from './activityLabels';
import { listLabels } from './listLabels';

/** What follows the actor's name in the sentence about an entry (docs/product.md, "Daily work"). */
export interface ActivitySentence {
  /** On the organization's own profile. */
  readonly onProfile: string;
  /** Among the activity of all organizations: before and after the organization's name. */
  readonly onHome: readonly [before: string, after: string];
}

/** Who made a change: "The system" if nobody did. */
export function activityActor({ actor }: Activity): string {
  return actor ? (actor.name ?? 'Unknown user') : 'The system';
}

export function activitySentence(entry: Activity): ActivitySentence {
  const { action, changes } = entry;
  switch (action) {
    case 'organization_created':
      return aboutOrganization('created');
    case 'organization_activated':
      return aboutOrganization('activated');
    case 'organization_deactivated':
      return aboutOrganization('deactivated');
    case 'organization_updated':
      return changes.length === 0
        ? aboutOrganization('changed')
        : aboutPart(
            `changed ${listLabels(changes.map(({ pointer }) => activityLabel(pointer)))}`,
            'of',
          );
    case 'subscription_added':
      return aboutPart(`added ${seats(entry, '/total_seats')}`, 'to');
    case 'total_seats_changed':
      return aboutPart(['changed total seats', seatType(entry)].filter(Boolean).join(', '), 'of');
    case 'seats_assigned':
      return aboutPart(`assigned ${seats(entry, '/used_seats')}`, 'of');
    case 'note_added':
      return aboutPart('added a note', 'to');
    default:
      return { onProfile: `: ${action ?? '—'}`, onHome: [`: ${action ?? '—'} (`, ')'] };
  }
}

/** A value of a change as text; null if there is none. Amounts have two decimals. */
export function activityValue(pointer: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number')
    return pointer.endsWith('/amount') ? amountFormat.format(value) : formatNumber(value);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (pointer === '/status') return capitalize(value);
  return pointer.endsWith('_at') ? (formatInstantDate(value) ?? value) : value;
}

const amountFormat = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
});

function aboutOrganization(verb: string): ActivitySentence {
  return { onProfile: ` ${verb} the organization`, onHome: [` ${verb} `, ''] };
}

function aboutPart(text: string, preposition: 'of' | 'to'): ActivitySentence {
  return { onProfile: ` ${text}`, onHome: [` ${text} ${preposition} `, ''] };
}

/** "246 full seats", with the new value of the change at `pointer`. */
function seats(entry: Activity, pointer: string): string {
  const count = activityValue(pointer, newValue(entry, pointer));
  return [count, seatType(entry), 'seats'].filter(Boolean).join(' ');
}

function seatType(entry: Activity): string | null {
  return entry.subscription?.seatType ?? activityValue('', newValue(entry, '/seat_type'));
}

function newValue({ changes }: Activity, pointer: string): unknown {
  return changes.find((change) => change.pointer === pointer)?.after;
}
