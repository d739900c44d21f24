import type { OrganizationMutationsApi, VersionedSubscription } from '~/api/organizationMutations';
import type { VersionedOrganization } from '~/api/organizations';
import type { Call } from '~/api/contract/Call';
import {
  activateOrganization,
  addSubscription,
  assignSeats,
  changeTotalSeats,
  createOrganization,
  deactivateOrganization,
  updateOrganization,
} from '~/api/contract/accountMutations';
import type { HttpClient } from '~/api/HttpClient';
import type { Organization } from '~/domain/Organization';
import type { Subscription } from '~/domain/Subscription';

interface SentMutation {
  readonly path: { readonly id: string; readonly sid: string };
  readonly body: never;
  readonly ifMatch: string | undefined;
  readonly idempotencyKey: string;
}

/** An HTTP client whose mutations are answered by these functions. */
export function mutationsClient(mutations: OrganizationMutationsApi): HttpClient {
  const organization = async (response: Promise<VersionedOrganization>) => {
    const { organization: values, etag } = await response;
    return { content: { data: organizationWire(values) }, etag };
  };
  const subscriptionResponse = async (response: Promise<VersionedSubscription>) => {
    const { subscription, etag } = await response;
    return { content: { data: subscriptionWire(subscription) }, etag };
  };
  const respond = async (call: Call, { path, body, ifMatch, idempotencyKey }: SentMutation) => {
    if (call === createOrganization)
      return organization(mutations.createOrganization(body, idempotencyKey));
    if (call === updateOrganization)
      return organization(mutations.updateOrganization(path.id, body, ifMatch));
    if (call === activateOrganization)
      return organization(mutations.activateOrganization(path.id, ifMatch, ...reasonIn(body)));
    if (call === deactivateOrganization)
      return organization(mutations.deactivateOrganization(path.id, ifMatch, ...reasonIn(body)));
    if (call === addSubscription)
      return subscriptionResponse(
        mutations.addSubscription(path.id, body, ifMatch, idempotencyKey),
      );
    if (call === changeTotalSeats) {
      const { total_seats: total } = body as SubscriptionBody;
      return subscriptionResponse(mutations.changeTotalSeats(path.id, path.sid, total, ifMatch));
    }
    if (call !== assignSeats) throw new Error(`unexpected ${call.method} ${call.path}`);
    const { assigned_seats: usedSeats, allow_excess: allowExcess } = body as SeatsBody;
    return subscriptionResponse(
      mutations.assignSeats(path.id, path.sid, { usedSeats, allowExcess, etag: ifMatch }),
    );
  };
  return { send: respond } as unknown as HttpClient;
}

/** The reason, if one is sent. */
function reasonIn(body: { readonly reason: string } | undefined): [reason?: string] {
  return body ? [body.reason] : [];
}

interface SubscriptionBody {
  readonly total_seats: number;
}

interface SeatsBody {
  readonly assigned_seats: number;
  readonly allow_excess: boolean;
}

function organizationWire({
  registeredAt,
  totalSeats,
  usedSeats,
  availableSeats,
  updatedAt,
  ...rest
}: Organization) {
  return {
    ...rest,
    registered_at: registeredAt,
    total_seats: totalSeats,
    used_seats: usedSeats,
    available_seats: availableSeats,
    updated_at: updatedAt,
  };
}

function subscriptionWire({ id, seatType, totalSeats, usedSeats, availableSeats }: Subscription) {
  return {
    id,
    seat_type: seatType,
    total_seats: totalSeats,
    used_seats: usedSeats,
    available_seats: availableSeats,
  };
}
