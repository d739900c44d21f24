import type { OrganizationMutationsApi } from '~/api/organizationMutations';
import type { Organization } from '~/domain/Organization';
import type { ProfileQueries, Versioned } from '~/stores/ProfileQueries';

/** The version that a write is sent for. */
export interface BaseVersion extends Versioned {
  /** What the organization then is; undefined for the version that the user saw. */
  readonly organization?: Organization;
}

/** A write to an organization, as data. `Result` is what the API responds. */
export interface Write<Result extends Versioned> {
  /** Calls the API; `id` is the organization's. */
  readonly send: (api: OrganizationMutationsApi, id: string, base: BaseVersion) => Promise<Result>;
  /** What the API would have responded, if the profile is as the write leaves it. */
  readonly findApplied: (profile: ProfileQueries) => Result | undefined;
  /** Updates the profile by the response, and makes stale what the response doesn't include. */
  readonly upsert: (profile: ProfileQueries, response: Result, base: BaseVersion) => void;
  /** What has changed, for the toast. */
  readonly changes: (result: Result) => readonly string[];
  /** What "Undo" sends, one after the other; nothing if it isn't offered. */
  readonly undo?: (result: Result) => readonly Write<Result>[];
}
