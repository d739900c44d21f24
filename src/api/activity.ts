import type { Activity } from '~/domain/Activity';
import { listActivity, listOrganizationActivity } from './contract/activity';
import type { HttpClient } from './HttpClient';

/** Entries of a feed, newest first. */
export interface ActivityPage {
  readonly entries: readonly Activity[];
  /** The cursor of the next page; null on the last one. */
  readonly next: string | null;
}

/** Which part of a feed to read: `limit` entries (1 to 100) after a page's cursor. */
export interface ActivityQuery {
  readonly limit?: number;
  readonly before?: string;
  /** Only these actions, separated by commas. */
  readonly action?: string;
  /** Only entries of the person with this id. */
  readonly actor?: string;
  /** Only entries of these days (UTC), `YYYY-MM-DD`, both inclusive; a server may lack them. */
  readonly from?: string;
  readonly to?: string;
  readonly signal?: AbortSignal;
  readonly priority?: RequestPriority | undefined;
}

/** Activity feeds, one function per call. */
export function activityApi(http: HttpClient) {
  return {
    /** The feed of all organizations. */
    async listActivity({ signal, priority, ...query }: ActivityQuery = {}): Promise<ActivityPage> {
      const { data, meta } = await http.send(listActivity, { query, signal, priority });
      return { entries: data, next: meta.next };
    },

    async listOrganizationActivity(
      id: string,
      { signal, priority, ...query }: ActivityQuery = {},
    ): Promise<ActivityPage> {
      const input = { path: { id }, query, signal, priority };
      const { data, meta } = await http.send(listOrganizationActivity, input);
      return { entries: data, next: meta.next };
    },
  };
}

export type ActivityApi = ReturnType<typeof activityApi>;
