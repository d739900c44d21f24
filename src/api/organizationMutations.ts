import {
  differingField,
  droppedField,
  type CreateOrganizationPayload,
  type OrganizationValues,
  type SubscriptionPayload,
  type UpdateOrganizationPayload,
} from '~/domain/organizationValues';
import { fieldPointers } from '~/domain/organizationFields';
import type { Activity } from '~/domain/Activity';
import type { Subscription } from '~/domain/Subscription';
import { toActivity } from './activity';
import {
  activateOrganization,
  addNote,
  addSubscription,
  assignSeats,
  changeTotalSeats,
  createOrganization,
  deactivateOrganization,
  updateOrganization,
} from './contract/accountMutations';
import type { HttpClient } from './HttpClient';
import { toOrganization, toSubscription, type VersionedOrganization } from './organizations';

/** A subscription after a mutation, with the organization's new version. */
export interface VersionedSubscription {
  readonly subscription: Subscription;
  readonly etag: string | undefined;
}

/** The subscription that a change of seats concerns, of the version that the user saw. */
interface SeenSubscription {
  readonly subscription: Pick<Subscription, 'id'>;
  readonly etag: string | undefined;
}

interface SeatsChange {
  /** Becomes the note of the entry in the organization's activity. */
  readonly reason?: string | undefined;
}

/** Seats to assign. */
export interface SeatsAssignment extends SeatsChange {
  readonly usedSeats: number;
  /** Whether the total may grow to fit them. */
  readonly allowExcess: boolean;
}

/** A total to set. */
export interface TotalSeatsChange extends SeatsChange {
  readonly totalSeats: number;
}

/** A subscription to add, and why. */
export type NewSubscriptionPayload = SubscriptionPayload & { readonly reason?: string };

export type OrganizationMutationsApi = ReturnType<typeof organizationMutationsApi>;

/** Mutations of organizations, one function per call. */
export function organizationMutationsApi(http: HttpClient) {
  return {
    /**
     * Repeating the key with the same payload returns the first response and creates no second
     * record.
     */
    async createOrganization(
      body: CreateOrganizationPayload,
      idempotencyKey: string,
    ): Promise<VersionedOrganization> {
      const response = await http.send(createOrganization, {
        body,
        idempotencyKey,
        findUnexpected: ({ data }) => {
          const field = droppedField(toOrganization(data), body);
          return field && fieldPointers[field];
        },
      });
      return { organization: toOrganization(response.content.data), etag: response.etag };
    },

    /**
     * `etag` is the version that the user saw; a stale one changes nothing (412). `expected` are the
     * values that the organization then has: those sent, and the others as they were.
     */
    async updateOrganization(
      id: string,
      body: UpdateOrganizationPayload,
      etag: string | undefined,
      expected: OrganizationValues,
    ): Promise<VersionedOrganization> {
      const response = await http.send(updateOrganization, {
        path: { id },
        body,
        ifMatch: etag,
        findUnexpected: ({ data }) => {
          const field = differingField(toOrganization(data), expected);
          return field && fieldPointers[field];
        },
      });
      return { organization: toOrganization(response.content.data), etag: response.etag };
    },

    async activateOrganization(
      id: string,
      etag: string | undefined,
      reason?: string,
    ): Promise<VersionedOrganization> {
      const response = await http.send(activateOrganization, {
        path: { id },
        ...statusInput(etag, reason),
      });
      return { organization: toOrganization(response.content.data), etag: response.etag };
    },

    async deactivateOrganization(
      id: string,
      etag: string | undefined,
      reason?: string,
    ): Promise<VersionedOrganization> {
      const response = await http.send(deactivateOrganization, {
        path: { id },
        ...statusInput(etag, reason),
      });
      return { organization: toOrganization(response.content.data), etag: response.etag };
    },

    async assignSeats(
      id: string,
      { subscription, etag }: SeenSubscription,
      { usedSeats, allowExcess, reason }: SeatsAssignment,
    ): Promise<VersionedSubscription> {
      const response = await http.send(assignSeats, {
        path: { id, sid: subscription.id },
        body: { assigned_seats: usedSeats, allow_excess: allowExcess, ...reasonPayload(reason) },
        ifMatch: etag,
        findUnexpected: ({ data }) =>
          (data.used_seats ?? usedSeats) === usedSeats ? undefined : '/used_seats',
      });
      return { subscription: toSubscription(response.content.data), etag: response.etag };
    },

    /** Repeating the key with the same payload returns the first response. */
    async addSubscription(
      id: string,
      body: NewSubscriptionPayload,
      etag: string | undefined,
      idempotencyKey: string,
    ): Promise<VersionedSubscription> {
      const response = await http.send(addSubscription, {
        path: { id },
        body,
        ifMatch: etag,
        idempotencyKey,
      });
      return { subscription: toSubscription(response.content.data), etag: response.etag };
    },

    /** Fails with 409 `seats_in_use` for a total below the seats in use. */
    async changeTotalSeats(
      id: string,
      { subscription, etag }: SeenSubscription,
      { totalSeats, reason }: TotalSeatsChange,
    ): Promise<VersionedSubscription> {
      const response = await http.send(changeTotalSeats, {
        path: { id, sid: subscription.id },
        body: { total_seats: totalSeats, ...reasonPayload(reason) },
        ifMatch: etag,
        findUnexpected: ({ data }) =>
          (data.total_seats ?? totalSeats) === totalSeats ? undefined : '/total_seats',
      });
      return { subscription: toSubscription(response.content.data), etag: response.etag };
    },

    /** Repeating the key with the same text returns the first response and adds no second note. */
    async addNote(id: string, text: string, idempotencyKey: string): Promise<Activity> {
      const { content } = await http.send(addNote, {
        path: { id },
        body: { text },
        idempotencyKey,
      });
      return toActivity(content.data);
    },
  };
}

/** The member is optional: it is left out without a reason. */
export function reasonPayload(reason: string | undefined): { readonly reason?: string } {
  return reason === undefined ? {} : { reason };
}

/** The body is optional: it is sent only with a reason. */
function statusInput(etag: string | undefined, reason?: string) {
  return { ifMatch: etag, ...(reason && { body: { reason } }) };
}
