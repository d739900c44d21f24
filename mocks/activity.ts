import type { ActivityAction } from '~/domain/openapi';
import { fieldPointers, type FieldName } from '~/domain/organizationFields';
import type { NewOrganization, OrganizationColumns } from './organizationRows';

/** Who made a change; null stands for the system. */
export interface Actor {
  readonly id: string;
  readonly name: string;
}

/** A changed value; the pointer leads into the organization or the subscription. */
export interface Change {
  readonly pointer: string;
  readonly before: string | number | null;
  readonly after: string | number | null;
}

/** An entry as the API returns it. */
export interface ActivityEntry {
  readonly id: string;
  /** RFC 3339. */
  readonly at: string;
  readonly actor: Actor | null;
  readonly action: ActivityAction;
  readonly organization: { readonly id: string; readonly name: string };
  readonly subscription: { readonly id: string; readonly seat_type: string } | null;
  readonly changes: readonly Change[];
  readonly note: string | null;
}

/** New values of fields that a `PATCH` can change; undefined leaves a field as it is. */
export type OrganizationEdit = {
  readonly [Field in FieldName]?: OrganizationColumns[Field] | undefined;
};

/** What an edit changes, field by field; empty if everything stays the same. */
export function changesOf(organization: NewOrganization, edit: OrganizationEdit): Change[] {
  return Object.entries(fieldPointers).flatMap(([field, pointer]) => {
    const before = organization[field as FieldName] ?? null;
    const after = edit[field as FieldName];
    return after === undefined || after === before ? [] : [{ pointer, before, after }];
  });
}

interface ActivityQuery {
  /** Of one organization; otherwise of all. */
  readonly organizationId?: string;
  readonly limit: number;
  /** Only entries before this position, counted from the oldest one. */
  readonly before?: number | undefined;
  /** Only entries of these actions, separated by commas. */
  readonly action?: string;
  /** Only entries of the actor with this id. */
  readonly actor?: string;
  /** Only entries of these days (UTC), `YYYY-MM-DD`, both inclusive. */
  readonly from?: string;
  readonly to?: string;
}

/** What has happened to all organizations; entries are never changed or removed. */
export class ActivityLog {
  /** Since the seed, oldest first. */
  written: readonly ActivityEntry[] = [];
  /** Before the seed: not rows of the database, because creating 150,000 of those takes seconds. */
  private seeded = new Map<string, readonly ActivityEntry[]>();
  private sortedSeed: readonly ActivityEntry[] | undefined;

  /** Starts again with the activity of each organization, oldest first. */
  seed(activities: readonly (readonly ActivityEntry[])[]): void {
    this.written = [];
    this.sortedSeed = undefined;
    this.seeded = new Map(
      activities.flatMap((entries) =>
        entries.slice(0, 1).map(({ organization }) => [organization.id, entries]),
      ),
    );
  }

  write(entry: Omit<ActivityEntry, 'id'>): ActivityEntry {
    const written = { id: `act_${this.written.length + 1}`, ...entry };
    this.written = [...this.written, written];
    return written;
  }

  /** One page, newest first. `next` is the position before which the next page starts. */
  find({ organizationId, limit, before = Infinity, ...query }: ActivityQuery): {
    readonly entries: readonly ActivityEntry[];
    readonly next: number | null;
  } {
    const seeded =
      organizationId === undefined ? this.allSeeded() : (this.seeded.get(organizationId) ?? []);
    const written =
      organizationId === undefined
        ? this.written
        : this.written.filter(({ organization }) => organization.id === organizationId);
    const actions = query.action?.split(',');
    const { actor, from = '', to = '9999' } = query;
    const entries: ActivityEntry[] = [];
    let next: number | null = null;
    let position = Math.min(before, seeded.length + written.length);
    for (; position > 0; position -= 1) {
      const entry = seeded[position - 1] ?? written[position - 1 - seeded.length];
      if (!entry) continue;
      const day = entry.at.slice(0, 10);
      const isMatch =
        (!actions || actions.includes(entry.action)) &&
        (actor === undefined || entry.actor?.id === actor) &&
        day >= from &&
        day <= to;
      if (!isMatch) continue;
      if (entries.length === limit) {
        next = position;
        break;
      }
      entries.push(entry);
    }
    return { entries, next };
  }

  private allSeeded(): readonly ActivityEntry[] {
    this.sortedSeed ??= [...this.seeded.values()]
      .flat()
      .toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
    return this.sortedSeed;
  }
}
