import * as v from 'valibot';
import type { FetchOptions, HttpClient } from '~/api/HttpClient';
import type { Activity } from '~/domain/Activity';
import * as documented from '~/domain/openapi';
import type { Call } from './Call';
import { id } from './schemas';

const actorSchema = v.object({ id, name: v.nullable(v.string()) });

export const activitySchema = v.object({
  id,
  at: v.nullable(v.string()),
  actor: v.nullish(actorSchema, null),
  action: v.nullable(v.string()),
  organization: v.nullish(v.object({ id, name: v.nullable(v.string()) }), null),
  subscription: v.nullish(v.object({ id, seat_type: v.nullable(v.string()) }), null),
  changes: v.nullish(
    v.array(v.object({ pointer: v.string(), before: v.unknown(), after: v.unknown() })),
    [],
  ),
  note: v.nullish(v.string(), null),
} satisfies Readonly<Record<keyof Activity, unknown>>);

export const activityMetaSchema = v.object({ next: v.nullish(v.string(), null) });

const response = v.object({ data: v.array(activitySchema), meta: activityMetaSchema });

export const listActivity = { ...documented.listActivity, response } as const satisfies Call;

export const listOrganizationActivity = {
  ...documented.listOrganizationActivity,
  response,
} as const satisfies Call;

export const addNote = {
  ...documented.addNote,
  response: v.object({ data: activitySchema }),
} as const satisfies Call;

/** Entries of a feed, newest first. */
export interface ActivityPage {
  readonly entries: readonly Activity[];
  /** The cursor of the next page; null on the last one. */
  readonly next: string | null;
}

/** Which part of a feed to read: `limit` entries (1 to 100) after a page's cursor. */
export interface ActivityQuery extends FetchOptions {
  readonly limit?: number;
  readonly before?: string;
  /** Only these actions, separated by commas. */
  readonly action?: string;
  /** Only entries of the person with this id. */
  readonly actor?: string;
  /** Only entries of these days (UTC), `YYYY-MM-DD`, both inclusive; a server may lack them. */
  readonly from?: string;
  readonly to?: string;
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
