import { omit, sumBy } from 'es-toolkit';
import { toFailure } from '~/api/ApiError';
import {
  activateOrganization,
  addSubscription as addSubscriptionCall,
  assignSeats as assignSeatsCall,
  changeTotalSeats as changeTotalSeatsCall,
  createOrganization as createOrganizationCall,
  deactivateOrganization,
  updateOrganization,
  withVersion,
} from '~/api/contract/accounts';
import { addNote as addNoteCall } from '~/api/contract/activity';
import { type Organization, statusAfter, type StatusChange } from '~/domain/Organization';
import {
  canRestore,
  toPayload,
  toUpdatePayload,
  type CreateOrganizationPayload,
  type OrganizationValues,
  type SubscriptionPayload,
} from '~/domain/organizationValues';
import type { Subscription } from '~/domain/Subscription';
import { uniqueKey } from '~/domain/text/uniqueKey';
import { mayHaveBeenApplied } from '~/lib/Failure';
import { sentence } from '~/messages/catalogue';
import { editChanges, seatChanges } from '~/messages/savedText';
import {
  undone,
  type MutationDependencies,
  type MutationOptions,
  type OrganizationMutation,
} from './conditionalWrite';

/**
 * Creates an organization and returns its id. Repeating the same key and payload returns the same
 * organization.
 */
export async function createOrganization(
  { http, organizations }: MutationDependencies,
  payload: CreateOrganizationPayload,
  key: string,
  { isOneOfMany = false }: MutationOptions = {},
): Promise<string> {
  const { sessionSignal } = http;
  const total_seats = sumBy(payload.subscriptions, (row) => row.total_seats);
  const sent = { ...omit(payload, ['subscriptions']), total_seats };
  try {
    const options = { body: payload, idempotencyKey: key, sent };
    const created = withVersion(await http.send(createOrganizationCall, options));
    sessionSignal.throwIfAborted();
    organizations.applyOrganization(created);
    organizations.recordMutation(created.id, isOneOfMany);
    return created.id;
  } catch (error) {
    if (!isOneOfMany && !sessionSignal.aborted && mayHaveBeenApplied(toFailure(error)))
      organizations.invalidateLists();
    throw error;
  }
}

/**
 * Adds a note to an organization; it appears in its activity at once. Repeating the same key and
 * text adds no second one.
 */
export async function addNote(
  { http, organizations }: MutationDependencies,
  id: string,
  text: string,
  key: string,
): Promise<void> {
  const { sessionSignal } = http;
  const { data } = await http.send(addNoteCall, {
    path: { id },
    body: { text },
    idempotencyKey: key,
    sent: { note: text },
  });
  sessionSignal.throwIfAborted();
  organizations.profile(id).activity.add(data);
  organizations.recordNote(id);
}

/** Sends what differs between the version that the user saw and normalised values. */
export function editOrganization(
  before: OrganizationValues,
  after: OrganizationValues,
  reason?: string,
): OrganizationMutation<Organization> {
  const sent = toPayload(after);
  return {
    ...ofOrganization,
    sent,
    send: (http, { id, etag }) =>
      http.send(updateOrganization, {
        path: { id },
        body: { ...toUpdatePayload(before, after), ...(reason && { reason }) },
        ifMatch: etag,
        sent: { id, ...sent },
      }),
    changes: () => editChanges(before, after),
    inverse: () => (canRestore(before, after) ? [editOrganization(after, before, undone)] : []),
  };
}

/** `reason` becomes the note of the entry in the organization's activity. */
export function changeStatus(
  change: StatusChange,
  reason?: string,
): OrganizationMutation<Organization> {
  const sent = { status: statusAfter[change] };
  return {
    ...ofOrganization,
    sent,
    send: (http, { id, etag }) => {
      const call = change === 'activate' ? activateOrganization : deactivateOrganization;
      return http.send(call, {
        path: { id },
        // The body is optional: it is sent only with a reason.
        ...(reason && { body: { reason } }),
        ifMatch: etag,
        sent: { id, ...sent },
      });
    },
    changes: () => [`${change}d`],
  };
}

interface SeatsAssignment {
  readonly assigned_seats: number;
  /** Whether the total may grow to fit them. */
  readonly allow_excess: boolean;
  readonly reason?: string | undefined;
}

/** Assigns the seats of a subscription, given as the user saw it. */
export function assignSeats(
  before: Subscription,
  { reason, ...body }: SeatsAssignment,
): OrganizationMutation<Subscription> {
  const sent = { id: before.id, used_seats: body.assigned_seats };
  return {
    ...ofSubscription(before),
    sent,
    send: (http, { id, etag }) =>
      http.send(assignSeatsCall, {
        path: { id, sid: before.id },
        body: { ...body, ...(reason && { reason }) },
        ifMatch: etag,
        sent,
      }),
  };
}

/** Raises or lowers a subscription's total, which can't go below the seats in use (`seats_in_use`). */
export function changeTotalSeats(
  before: Subscription,
  { total_seats, reason }: { readonly total_seats: number; readonly reason?: string | undefined },
): OrganizationMutation<Subscription> {
  const sent = { id: before.id, total_seats };
  return {
    ...ofSubscription(before),
    sent,
    send: (http, { id, etag }) =>
      http.send(changeTotalSeatsCall, {
        path: { id, sid: before.id },
        body: { total_seats, ...(reason && { reason }) },
        ifMatch: etag,
        sent,
      }),
  };
}

/** Adds a subscription. Repeating the same key and payload adds no second one. */
export function addSubscription(
  body: SubscriptionPayload & { readonly reason?: string },
  key: string,
): OrganizationMutation<Subscription> {
  const { seat_type, total_seats } = body;
  const sent = { seat_type, total_seats };
  return {
    sent,
    send: (http, { id, etag }) =>
      http.send(addSubscriptionCall, {
        path: { id },
        body,
        ifMatch: etag,
        idempotencyKey: key,
        sent,
      }),
    find: ({ subscriptions }) =>
      subscriptions.data?.rows.find(
        (row) => uniqueKey(row.seat_type ?? '') === uniqueKey(seat_type),
      ),
    apply: applySubscription,
    changes: () => [sentence`${total_seats} ${seat_type} seats added`],
  };
}

/** What the mutations of an organization itself have in common. */
const ofOrganization: Pick<OrganizationMutation<Organization>, 'find' | 'apply'> = {
  find: ({ version }) => version,
  apply: (organizations, response, { etag }) =>
    organizations.applyOrganization(withVersion(response), etag),
};

/** Of a subscription, only profiles know anything. */
const applySubscription: OrganizationMutation<Subscription>['apply'] = (
  { profiles },
  { data, etag },
  seen,
) => profiles.get(seen.id)?.applySubscription(data, seen.etag, etag);

/** What the two changes of a subscription's seats have in common. */
function ofSubscription(
  before: Subscription,
): Omit<OrganizationMutation<Subscription>, 'send' | 'sent'> {
  return {
    find: ({ subscriptions }) => subscriptions.data?.rows.find(({ id }) => id === before.id),
    apply: applySubscription,
    changes: (after) => seatChanges(before, after),
    inverse: (after) => undoSeats(before, after),
  };
}

/**
 * What takes back a change of seats: first the seats in use, then the total, which an assignment may
 * have raised.
 */
function undoSeats(
  { used_seats, total_seats }: Subscription,
  after: Subscription,
): readonly OrganizationMutation<Subscription>[] {
  const isChanged = (was: number | null, is: number | null): was is number =>
    was !== null && is !== null && was !== is;
  const reason = undone;
  const undo: OrganizationMutation<Subscription>[] = [];
  if (isChanged(used_seats, after.used_seats))
    undo.push(assignSeats(after, { assigned_seats: used_seats, allow_excess: false, reason }));
  if (isChanged(total_seats, after.total_seats))
    undo.push(changeTotalSeats({ ...after, used_seats }, { total_seats, reason }));
  return undo;
}
