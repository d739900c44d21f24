import type {
  CreateOrganizationPayload,
  UpdateOrganizationPayload,
} from '../domain/organizationValues';
import type { Subscription } from '../domain/Subscription';
import {
  activateOrganization,
  assignSeats,
  createOrganization,
  deactivateOrganization,
  updateOrganization,
} from './contract/accountMutations';
import type { HttpClient } from './HttpClient';
import { toOrganization, toSubscription, type VersionedOrganization } from './organizations';

/** One subscription as a write left it, with the organization's new version. */
export interface VersionedSubscription {
  readonly subscription: Subscription;
  readonly etag: string | undefined;
}

/** The seats to assign, and the version of the organization that whoever assigns them has seen. */
export interface SeatsAssignment {
  readonly assigned: number;
  /** Whether the total may grow to hold them. */
  readonly allowExcess: boolean;
  readonly etag: string | undefined;
}

export type OrganizationMutationsApi = ReturnType<typeof organizationMutationsApi>;

/** The calls that change an organization, one function each. */
export function organizationMutationsApi(http: HttpClient) {
  return {
    /** The same key with the same payload again gives the first answer, not a second record. */
    async create(
      body: CreateOrganizationPayload,
      idempotencyKey: string,
    ): Promise<VersionedOrganization> {
      const response = await http.send(createOrganization, { body, idempotencyKey });
      return { organization: toOrganization(response.content.data), etag: response.etag };
    },

    /** `etag` is the version that was seen: of another one nothing is changed (412). */
    async update(
      id: string,
      body: UpdateOrganizationPayload,
      etag: string | undefined,
    ): Promise<VersionedOrganization> {
      const response = await http.send(updateOrganization, { path: { id }, body, ifMatch: etag });
      return { organization: toOrganization(response.content.data), etag: response.etag };
    },

    async activate(id: string, etag: string | undefined): Promise<VersionedOrganization> {
      const response = await http.send(activateOrganization, { path: { id }, ifMatch: etag });
      return { organization: toOrganization(response.content.data), etag: response.etag };
    },

    async deactivate(id: string, etag: string | undefined): Promise<VersionedOrganization> {
      const response = await http.send(deactivateOrganization, { path: { id }, ifMatch: etag });
      return { organization: toOrganization(response.content.data), etag: response.etag };
    },

    async assignSeats(
      id: string,
      sid: string,
      { assigned, allowExcess, etag }: SeatsAssignment,
    ): Promise<VersionedSubscription> {
      const response = await http.send(assignSeats, {
        path: { id, sid },
        body: { assigned_seats: assigned, allow_excess: allowExcess },
        ifMatch: etag,
      });
      return { subscription: toSubscription(response.content.data), etag: response.etag };
    },
  };
}
