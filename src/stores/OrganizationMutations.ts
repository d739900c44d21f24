import { runInAction } from 'mobx';
import { toFailure } from '../api/ApiError';
import type { OrganizationsApi, VersionedOrganization } from '../api/organizations';
import type { OrganizationMutationsApi, SeatsAssignment } from '../api/organizationMutations';
import { seatSums } from '../domain/seatChanges';
import type {
  CreateOrganizationPayload,
  UpdateOrganizationPayload,
} from '../domain/organizationValues';
import type { StatusChange } from '../domain/statusChange';
import type { ProfileQueries } from './ProfileQueries';

interface Dependencies {
  readonly api: OrganizationMutationsApi;
  readonly readApi: Pick<OrganizationsApi, 'read' | 'subscriptions'>;
  readonly profile: (id: string) => ProfileQueries;
  /**
   * An organization was written to: what was asked for before tells nothing of it any more, and any
   * view of the list may show other rows now.
   */
  readonly onMutation: (id: string) => void;
  /** A write failed without saying whether it was applied. */
  readonly onUncertain: () => void;
  /** Ends with the session: what comes later is nobody's. */
  readonly sessionSignal: AbortSignal;
}

/**
 * The changes of an organization. Each names the version that the person saw; their answers go over
 * the one copy.
 */
export class OrganizationMutations {
  constructor(private readonly dependencies: Dependencies) {}

  /**
   * Creates an organization and gives its id. The same key and payload again are the same
   * organization.
   */
  async create(payload: CreateOrganizationPayload, key: string): Promise<string> {
    const { api, sessionSignal, onMutation } = this.dependencies;
    const response = await this.mutate(sessionSignal, () => api.create(payload, key));
    onMutation(response.organization.id);
    const profile = this.dependencies.profile(response.organization.id);
    profile.organization.setData(profile.upsert(response));
    return profile.id;
  }

  async update(
    id: string,
    changes: UpdateOrganizationPayload,
    etag: string | undefined,
  ): Promise<void> {
    await this.mutateOrganization(id, etag, () => this.dependencies.api.update(id, changes, etag));
  }

  async changeStatus(change: StatusChange, id: string, etag: string | undefined): Promise<void> {
    await this.mutateOrganization(id, etag, () => this.dependencies.api[change](id, etag));
  }

  /**
   * The organization's sums follow at once, the rest of it and its daily seats once they were read
   * again.
   */
  async assignSeats(
    id: string,
    subscriptionId: string,
    assignment: SeatsAssignment,
  ): Promise<void> {
    const profile = this.dependencies.profile(id);
    const { subscription, etag } = await this.writeTo(profile, () =>
      this.dependencies.api.assignSeats(id, subscriptionId, assignment),
    );
    this.dependencies.onMutation(id);
    const { data } = profile.subscriptions;
    if (data) {
      const rows = data.rows.map((row) => (row.id === subscription.id ? subscription : row));
      profile.subscriptions.setData({ rows, etag });
      const { current } = profile;
      if (current) runInAction(() => Object.assign(current, seatSums(rows)));
    }
    if (profile.etag === assignment.etag) profile.etag = etag;
    profile.fetchOrganization(true);
    profile.refetchDailySeats();
  }

  /** A write that is answered with the organization itself. */
  private async mutateOrganization(
    id: string,
    etag: string | undefined,
    request: () => Promise<VersionedOrganization>,
  ): Promise<void> {
    const profile = this.dependencies.profile(id);
    const response = await this.writeTo(profile, request);
    this.dependencies.onMutation(id);
    profile.organization.setData(profile.upsert(response));
    const { data } = profile.subscriptions;
    // Subscriptions of the version that was seen are those of the new one too.
    if (data && data.etag === etag) profile.subscriptions.setData({ ...data, etag: response.etag });
    else if (data) profile.fetchSubscriptions(true, true);
  }

  /**
   * Where the organization is no longer as it was seen (412), it is loaded again before the failure
   * is thrown on, so that whoever asked can show the fresh figures; so are the subscriptions where
   * the seats exceed a total that the API doesn't name.
   */
  private async writeTo<T>(profile: ProfileQueries, call: () => Promise<T>): Promise<T> {
    const { signal } = profile.sessionController;
    try {
      return await this.mutate(signal, call);
    } catch (error) {
      const { status, code, totalSeats } = toFailure(error);
      if (status === 412) await this.refetchAfterConflict(profile, signal);
      else if (code === 'seats_exceeded' && totalSeats === undefined)
        await this.refreshSubscriptions(profile, signal);
      else if (!signal.aborted && isUncertain(error)) profile.invalidate();
      throw error;
    }
  }

  private async mutate<T>(signal: AbortSignal, request: () => Promise<T>): Promise<T> {
    try {
      const response = await request();
      signal.throwIfAborted();
      return response;
    } catch (error) {
      if (!signal.aborted && isUncertain(error)) this.dependencies.onUncertain();
      throw error;
    }
  }

  /** Loads again what a write would change; throws when that fails, and the old figures stay. */
  private async refetchAfterConflict(profile: ProfileQueries, signal: AbortSignal): Promise<void> {
    const { readApi } = this.dependencies;
    const [organization, subscriptions] = await Promise.all([
      readApi.read(profile.id, signal),
      readApi.subscriptions(profile.id, signal),
    ]);
    signal.throwIfAborted();
    profile.organization.setData(profile.upsert(organization));
    profile.subscriptions.setData(subscriptions);
    profile.refetchDailySeats();
  }

  /** Fetches the subscriptions again; when that fails, those that were seen stay. */
  private async refreshSubscriptions(profile: ProfileQueries, signal: AbortSignal): Promise<void> {
    const fresh = await this.dependencies.readApi
      .subscriptions(profile.id, signal)
      .catch(() => undefined);
    signal.throwIfAborted();
    if (!fresh) return;
    profile.subscriptions.setData(fresh);
    // Its sums are those of the subscriptions.
    profile.fetchOrganization(true, true);
  }
}

/** True where the server may have applied a write although it failed here. */
function isUncertain(error: unknown): boolean {
  const { reason, status = 0 } = toFailure(error);
  return reason !== 'status' || status >= 500;
}
