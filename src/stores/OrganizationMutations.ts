import { runInAction } from 'mobx';
import { toFailure } from '~/api/ApiError';
import type { OrganizationsApi, VersionedOrganization } from '~/api/organizations';
import type { OrganizationMutationsApi, SeatsAssignment } from '~/api/organizationMutations';
import { seatSums } from '~/domain/seatChanges';
import type {
  CreateOrganizationPayload,
  UpdateOrganizationPayload,
} from '~/domain/organizationValues';
import type { StatusChange } from '~/domain/statusChange';
import type { ProfileQueries } from './ProfileQueries';

interface Dependencies {
  readonly api: OrganizationMutationsApi;
  readonly readApi: Pick<OrganizationsApi, 'read' | 'subscriptions'>;
  readonly profile: (id: string) => ProfileQueries;
  /**
   * Called when a mutation succeeds: earlier responses about the organization are stale, and any
   * list view may now hold different rows.
   */
  readonly onMutation: (id: string) => void;
  /** Called when a mutation fails and may still have been applied. */
  readonly onUncertain: () => void;
  /** Aborts when the session ends; later responses are dropped. */
  readonly sessionSignal: AbortSignal;
}

/** Mutations of organizations. Each sends the ETag that the user saw, and upserts the response. */
export class OrganizationMutations {
  constructor(private readonly dependencies: Dependencies) {}

  /**
   * Creates an organization and returns its id. Repeating the same key and payload returns the same
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
   * Updates the subscription and the organization's seat totals at once; the organization and its
   * daily seats are refetched in the background.
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

  /** Runs a mutation whose response is the organization itself. */
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
    // Subscriptions of the version that the user saw are unchanged in the new one.
    if (data && data.etag === etag) profile.subscriptions.setData({ ...data, etag: response.etag });
    else if (data) profile.fetchSubscriptions(true, true);
  }

  /**
   * On a 412, refetches the organization before rethrowing, so that the caller can show the current
   * figures (docs/product.md, "Confirmations"). Does the same for the subscriptions if
   * `seats_exceeded` doesn't name the total.
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

  /** Refetches what the mutation would change. Throws if that fails; the previous data stays. */
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

  /** Refetches the subscriptions; if that fails, the previous ones stay. */
  private async refreshSubscriptions(profile: ProfileQueries, signal: AbortSignal): Promise<void> {
    const subscriptions = await this.dependencies.readApi
      .subscriptions(profile.id, signal)
      .catch(() => undefined);
    signal.throwIfAborted();
    if (!subscriptions) return;
    profile.subscriptions.setData(subscriptions);
    // The organization's seat totals derive from its subscriptions.
    profile.fetchOrganization(true, true);
  }
}

/** True if the server may have applied a mutation that failed here. */
function isUncertain(error: unknown): boolean {
  const { reason, status = 0 } = toFailure(error);
  return reason !== 'status' || status >= 500;
}
