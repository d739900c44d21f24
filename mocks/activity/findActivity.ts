import type { MockBackend } from '../MockBackend';
import { invalidQueryProblem } from '../http/readRequest';
import type { ActivityEntry } from './ActivityEntry';
import { toEntry } from './recordActivity';

interface ActivityQuery {
  /** Of one organization; otherwise of all. */
  readonly organizationId?: string;
  readonly limit: number;
  /** The cursor of the previous page. */
  readonly before?: string;
  /** Only entries of these actions, separated by commas. */
  readonly action?: string;
  /** Only entries of the actor with this id. */
  readonly actor?: string;
  /** Only entries of these days (UTC), `YYYY-MM-DD`, both inclusive. */
  readonly from?: string;
  readonly to?: string;
}

interface ActivityPage {
  readonly entries: readonly ActivityEntry[];
  readonly next: string | null;
}

/**
 * One page of a feed, newest first: what was written since the seed, merged with the seeded
 * activity. A cursor names a position in both, which entries written later don't move: `w12.s30`
 * continues before the entry with sequence 12 and after 30 seeded ones.
 */
export function findActivity(
  { database, seededActivity }: MockBackend,
  query: ActivityQuery,
): ActivityPage {
  const { organizationId, limit, before = `w${database.activity.count() + 1}.s0` } = query;
  const { actor, from = '', to = '9999-12-31' } = query;
  const isInRange = ({ at }: { readonly at: string }) =>
    at.slice(0, 10) >= from && at.slice(0, 10) <= to;
  const hasRange = query.from !== undefined || query.to !== undefined;
  const actions = query.action?.split(',');
  const cursor = /^w(\d{1,16})\.s(\d{1,9})$/.exec(before);
  if (!cursor) throw invalidQueryProblem('before');
  let [sequence, position] = [Number(cursor[1]), Number(cursor[2])];
  const rows = database.activity.findMany({
    where: {
      ...(organizationId !== undefined && { organization_id: { equals: organizationId } }),
      ...(actions && { action: { in: actions } }),
      ...(actor !== undefined && { actor_id: { equals: actor } }),
      sequence: { lt: sequence },
    },
    orderBy: { sequence: 'desc' },
    ...(!hasRange && { take: limit + 1 }),
  });
  const written = rows.filter(isInRange).slice(0, limit + 1);
  const seeded = seededActivity.find(
    position,
    limit + 1,
    (entry) =>
      (!actions || actions.includes(entry.action)) &&
      (actor === undefined || entry.actor?.id === actor) &&
      isInRange(entry),
    organizationId,
  );
  const hasMore = written.length + seeded.length > limit;
  const entries: ActivityEntry[] = [];
  while (entries.length < limit && written.length + seeded.length > 0) {
    const [nextWritten, nextSeeded] = [written[0], seeded[0]];
    if (nextWritten && (!nextSeeded || nextWritten.at >= nextSeeded.entry.at)) {
      written.shift();
      sequence = nextWritten.sequence;
      entries.push(toEntry(nextWritten));
    } else if (nextSeeded) {
      seeded.shift();
      position = nextSeeded.nextPosition;
      entries.push(nextSeeded.entry);
    }
  }
  return { entries, next: hasMore ? `w${sequence}.s${position}` : null };
}
