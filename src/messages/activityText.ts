import type { Activity } from '~/domain/Activity';
import { formatChange, formatInstantDate, formatNumber } from '~/lib/format';
import { formatMoney } from '~/lib/formatMoney';
import { capitalize } from '~/lib/text';
import { labelAt, listLabels } from './fieldLabels';
import { sentence } from './catalogue';

/** What follows the actor's name in the sentence about an entry (docs/product.md, "Activity"). */
export interface ActivitySentence {
  /** On the organization's own profile. */
  readonly onProfile: string;
  /** Among the activity of all organizations: before and after the organization's name. */
  readonly onHome: readonly [before: string, after: string];
  /** The values of a figure, which belong to the sentence: "240 → 246 (+6)". */
  readonly values?: string;
  /** The changes that the sentence says. */
  readonly pointers?: readonly string[];
}

const verbs = {
  organization_created: 'created',
  organization_activated: 'activated',
  organization_deactivated: 'deactivated',
} as const;

/** Who made a change: "The system" if nobody did. */
export function activityActor({ actor }: Activity): string {
  return actor ? (actor.name ?? 'Unknown user') : 'The system';
}

export function activitySentence(entry: Activity): ActivitySentence {
  const { action, changes } = entry;
  switch (action) {
    case 'organization_created':
      return aboutOrganization(verbs[action]);
    case 'organization_activated':
    case 'organization_deactivated':
      return { ...aboutOrganization(verbs[action]), pointers: ['/status'] };
    case 'organization_updated':
      return changes.length === 0
        ? aboutOrganization('changed')
        : aboutPart(`changed ${listLabels(changes.map(({ pointer }) => labelAt(pointer)))}`, 'of');
    case 'subscription_added':
      return {
        ...aboutPart(`added ${addedSeats(entry)}`, 'to'),
        pointers: ['/seat_type', '/total_seats'],
      };
    case 'total_seats_changed':
      return aboutFigure(`changed total ${seats(entry)}`, entry, '/total_seats');
    case 'seats_assigned':
      return aboutFigure(`changed ${seats(entry)} in use`, entry, '/used_seats');
    case 'note_added':
      return aboutPart('added a note', 'to');
    default:
      return {
        onProfile: sentence`: ${action ?? '—'}`,
        onHome: [sentence`: ${action ?? '—'} (`, ')'],
      };
  }
}

/**
 * A value of a change as text; null if there is none. Amounts have their currency or, where that is
 * unknown, two decimals.
 */
export function activityValue(pointer: string, value: unknown, currency?: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') {
    if (!pointer.endsWith('/amount')) return formatNumber(value);
    return typeof currency === 'string' ? formatMoney(value, currency) : amountFormat.format(value);
  }
  if (typeof value !== 'string') return JSON.stringify(value);
  if (pointer === '/status') return capitalize(value);
  return pointer.endsWith('_at') ? (formatInstantDate(value) ?? value) : value;
}

const amountFormat = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
});

/** What one person did to several organizations within a short time. */
export function groupSentence(action: string | null, count: number | string): string {
  const [, verb] = Object.entries(verbs).find(([name]) => name === action) ?? [];
  return ` ${verb ?? 'changed'} ${count} organizations`;
}

function aboutOrganization(verb: string): ActivitySentence {
  return { onProfile: ` ${verb} the organization`, onHome: [` ${verb} `, ''] };
}

function aboutPart(text: string, preposition: 'of' | 'to'): ActivitySentence {
  return { onProfile: ` ${text}`, onHome: [` ${text} ${preposition} `, ''] };
}

/** With "240 → 246 (+6)", if the entry has that change. */
function aboutFigure(text: string, { changes }: Activity, pointer: string): ActivitySentence {
  const change = changes.find((candidate) => candidate.pointer === pointer);
  if (!change) return aboutPart(text, 'of');
  const { before, after } = change;
  const difference =
    typeof before === 'number' && typeof after === 'number'
      ? ` (${formatChange(after - before)})`
      : '';
  const [from, to] = [before, after].map((value) => activityValue(pointer, value) ?? '—');
  return {
    ...aboutPart(text, 'of'),
    values: sentence`${from ?? '—'} → ${to ?? '—'}` + difference,
    pointers: [pointer],
  };
}

/** "246 full seats". */
function addedSeats(entry: Activity): string {
  const count = activityValue('', newValue(entry, '/total_seats'));
  return [count, seats(entry)].filter(Boolean).join(' ');
}

/** "full seats". */
function seats(entry: Activity): string {
  const seatType =
    entry.subscription?.seat_type ?? activityValue('', newValue(entry, '/seat_type'));
  return seatType ? sentence`${seatType} seats` : 'seats';
}

function newValue({ changes }: Activity, pointer: string): unknown {
  return changes.find((change) => change.pointer === pointer)?.after;
}
