import { runInAction } from 'mobx';
import { failureOf } from '../api/ApiError';
import type { OrganizationsApi, VersionedOrganization } from '../api/organizations';
import type { OrganizationWritesApi, SeatsAssignment } from '../api/organizationWrites';
import { seatSums } from '../domain/seatChanges';
import type { OrganizationCreation, OrganizationPayload } from '../domain/organizationValues';
import type { StatusChange } from '../domain/statusChange';
import type { OrganizationProfile } from './OrganizationProfile';

interface Collaborators {
  readonly api: OrganizationWritesApi;
  readonly reads: Pick<OrganizationsApi, 'read' | 'subscriptions'>;
  readonly profile: (id: string) => OrganizationProfile;
  /**
   * An organization was written to: what was asked for before tells nothing of it any more, and any
   * view of the list may show other rows now.
   */
  readonly onWrite: (id: string) => void;
  /** A write failed without saying whether it was applied. */
  readonly onUncertain: () => void;
  /** Ends with the session: what comes later is nobody's. */
  readonly life: AbortSignal;
}

/**
 * The changes of an organization. Each names the version that the person saw; their answers go over
 * the one copy.
 */
export class OrganizationWrites {
  constructor(private readonly parts: Collaborators) {}

  /**
   * Creates an organization and gives its id. The same key and payload again are the same
   * organization.
   */
  async create(creation: OrganizationCreation, key: string): Promise<string> {
    const { api, life, onWrite } = this.parts;
    const answer = await this.write(life, () => api.create(creation, key));
    onWrite(answer.organization.id);
    const profile = this.parts.profile(answer.organization.id);
    profile.organization.put(profile.take(answer));
    return profile.id;
  }

  async update(id: string, changes: OrganizationPayload, etag: string | undefined): Promise<void> {
    await this.replace(id, etag, () => this.parts.api.update(id, changes, etag));
  }

  async changeStatus(change: StatusChange, id: string, etag: string | undefined): Promise<void> {
    await this.replace(id, etag, () => this.parts.api[change](id, etag));
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
    const profile = this.parts.profile(id);
    const { subscription, etag } = await this.writeTo(profile, () =>
      this.parts.api.assignSeats(id, subscriptionId, assignment),
    );
    this.parts.onWrite(id);
    const { data } = profile.subscriptions;
    if (data) {
      const rows = data.rows.map((row) => (row.id === subscription.id ? subscription : row));
      profile.subscriptions.put({ rows, etag });
      const { current } = profile;
      if (current) runInAction(() => Object.assign(current, seatSums(rows)));
    }
    if (profile.etag === assignment.etag) profile.etag = etag;
    profile.loadOrganization(true);
    profile.reloadDailySeats();
  }

  /** A write that is answered with the organization itself. */
  private async replace(
    id: string,
    etag: string | undefined,
    call: () => Promise<VersionedOrganization>,
  ): Promise<void> {
    const profile = this.parts.profile(id);
    const answer = await this.writeTo(profile, call);
    this.parts.onWrite(id);
    profile.organization.put(profile.take(answer));
    const { data } = profile.subscriptions;
    // Subscriptions of the version that was seen are those of the new one too.
    if (data && data.etag === etag) profile.subscriptions.put({ ...data, etag: answer.etag });
    else if (data) profile.loadSubscriptions(true, true);
  }

  /**
   * Where the organization is no longer as it was seen (412), it is loaded again before the failure
   * is thrown on, so that whoever asked can show the fresh figures; so are the subscriptions where
   * the seats exceed a total that the API doesn't name.
   */
  private async writeTo<T>(profile: OrganizationProfile, call: () => Promise<T>): Promise<T> {
    const { signal } = profile.life;
    try {
      return await this.write(signal, call);
    } catch (error) {
      const { status, code, totalSeats } = failureOf(error);
      if (status === 412) await this.refresh(profile, signal);
      else if (code === 'seats_exceeded' && totalSeats === undefined)
        await this.refreshSubscriptions(profile, signal);
      else if (!signal.aborted && isUncertain(error)) profile.outdate();
      throw error;
    }
  }

  private async write<T>(signal: AbortSignal, call: () => Promise<T>): Promise<T> {
    try {
      const answer = await call();
      signal.throwIfAborted();
      return answer;
    } catch (error) {
      if (!signal.aborted && isUncertain(error)) this.parts.onUncertain();
      throw error;
    }
  }

  /** Loads again what a write would change; throws when that fails, and the old figures stay. */
  private async refresh(profile: OrganizationProfile, signal: AbortSignal): Promise<void> {
    const { reads } = this.parts;
    const [organization, subscriptions] = await Promise.all([
      reads.read(profile.id, signal),
      reads.subscriptions(profile.id, signal),
    ]);
    signal.throwIfAborted();
    profile.organization.put(profile.take(organization));
    profile.subscriptions.put(subscriptions);
    profile.reloadDailySeats();
  }

  /** Fetches the subscriptions again; when that fails, those that were seen stay. */
  private async refreshSubscriptions(
    profile: OrganizationProfile,
    signal: AbortSignal,
  ): Promise<void> {
    const fresh = await this.parts.reads.subscriptions(profile.id, signal).catch(() => undefined);
    signal.throwIfAborted();
    if (!fresh) return;
    profile.subscriptions.put(fresh);
    // Its sums are those of the subscriptions.
    profile.loadOrganization(true, true);
  }
}

/** True where the server may have applied a write although it failed here. */
function isUncertain(error: unknown): boolean {
  const { reason, status = 0 } = failureOf(error);
  return reason !== 'status' || status >= 500;
}
