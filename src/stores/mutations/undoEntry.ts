import type { Activity } from '~/domain/Activity';
import { fieldAt } from '~/domain/organizationFields';
import { organizationValues, type OrganizationValues } from '~/domain/organizationValues';
import { amountText } from '~/domain/rules/parseNumber';
import type { Subscription } from '~/domain/Subscription';
import { message } from '~/messages/message';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import type { Stores } from '~/stores/Stores';
import { undoStep } from './applyWrite';
import { undoEdit } from './organizationMutations';
import type { Saved } from './Saved';
import { notUndone, runUndo } from './showSaved';
import { undoSeats } from './subscriptionMutations';

type Dependencies = Pick<Stores, 'http' | 'organizations' | 'session' | 'toasts'>;

const seatActions: readonly (string | null)[] = ['seats_assigned', 'total_seats_changed'];

/** The profiles of which an entry is being taken back: pressed twice, "Undo" sends once. */
const running = new WeakSet<ProfileQueries>();

/**
 * Takes back what an entry says, by the rules of the toast's "Undo": only while nothing else has
 * changed the organization since. A toast says what came of it.
 */
export async function undoEntry(stores: Dependencies, entry: Activity): Promise<void> {
  if (!entry.organization) return;
  const profile = stores.organizations.profile(entry.organization.id);
  if (running.has(profile)) return;
  running.add(profile);
  try {
    await undoLatest(stores, profile, entry);
  } finally {
    running.delete(profile);
  }
}

async function undoLatest(
  stores: Dependencies,
  profile: ProfileQueries,
  entry: Activity,
): Promise<void> {
  const { session, toasts } = stores;
  const { organization, subscriptions, activity } = profile;
  profile.invalidate();
  await Promise.all([organization.ensure(), subscriptions.ensure()]);
  // Last: a change after it has another ETag. A new version has invalidated it.
  await activity.latest.refetch({ background: true });
  // Its end has a toast of its own.
  if (!session.user) return;
  const name = profile.current?.name || entry.organization?.name || message('organization');
  const isLatest = activity.latestChange?.id === entry.id;
  const undo = isLatest ? undoOf(stores, profile, entry) : undefined;
  if (undo) {
    const { etag, steps } = undo;
    await runUndo(stores, { name, organizationId: profile.id, etag }, steps);
    return;
  }
  const isUnknown = isLatest
    ? organization.isStale || subscriptions.isStale
    : activity.latest.isStale;
  toasts.show(isUnknown ? { type: 'error', text: message('something_wrong') } : notUndone(name));
}

interface Undo {
  readonly etag: string | undefined;
  readonly steps: NonNullable<Saved['undo']>;
}

/** Undefined if the organization isn't as the entry left it, or can't be as it was before. */
function undoOf(stores: Dependencies, profile: ProfileQueries, entry: Activity): Undo | undefined {
  if (seatActions.includes(entry.action)) {
    const latest = profile.subscriptions.data;
    const after = latest?.rows.find(({ id }) => id === entry.subscription?.id);
    const before = after && seatsBefore(after, entry);
    const writes = after && before ? undoSeats(before, after) : [];
    const steps = writes.map((write) => undoStep(stores, profile, write));
    return steps.length > 0 ? { etag: latest?.etag, steps } : undefined;
  }
  const { version } = profile;
  const after = version && organizationValues(version.organization);
  const before = after && valuesBefore(after, entry);
  const writes = after && before ? undoEdit(before, after) : [];
  const steps = writes.map((write) => undoStep(stores, profile, write));
  return steps.length > 0 ? { etag: version?.etag, steps } : undefined;
}

const figures = { '/used_seats': 'used_seats', '/total_seats': 'total_seats' } as const;

function seatsBefore(after: Subscription, { changes }: Activity): Subscription | undefined {
  let before = after;
  for (const { pointer, before: was, after: is } of changes) {
    const figure = Object.hasOwn(figures, pointer)
      ? figures[pointer as keyof typeof figures]
      : undefined;
    if (!figure) continue;
    if (typeof was !== 'number' || after[figure] !== is) return undefined;
    before = { ...before, [figure]: was };
  }
  return before;
}

function valuesBefore(
  after: OrganizationValues,
  { changes }: Activity,
): OrganizationValues | undefined {
  let before = after;
  for (const { pointer, before: was, after: is } of changes) {
    const field = fieldAt(pointer);
    // Fields that this console doesn't know can't be restored by it.
    if (!field || after[field] !== valueText(is)) return undefined;
    before = { ...before, [field]: valueText(was) };
  }
  return before;
}

/** A value of the API's JSON as a form has it. */
function valueText(value: unknown): string {
  if (typeof value === 'number') return amountText(value);
  return typeof value === 'string' ? value : '';
}
