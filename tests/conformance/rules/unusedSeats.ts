import { groupBy, pickBy, sumBy } from 'es-toolkit';
import { check, checkEqual } from '../check';
import { PartLeftOut } from '../client/OptionalCalls';
import { ignoredReason } from '../reasons';
import type { Rule } from '../Rule';
import type { Suite } from '../Suite';
import type { Organization, OrganizationRow, Subscription, Summary } from '../wire';
import { oldOrganizations, type Day } from './dailySeats';
import { checkSearch, findRow, listAll, type Query } from './listing';

const section = 'unused-seats';
const peakName = 'peak_used_seats_90_days';
const peakReason = 'peaks aren’t those of the daily seats';

/** The days of a peak. */
const peakDays = 90;
/** The most rows that a page can have. */
const per_page = 100;

type Seats = OrganizationRow | Organization | Subscription;

/** The unused seats of an organization (docs/api.md, "Unused seats"); null if its peak is unknown. */
export function unusedSeatsOf({ total_seats, [peakName]: peak = null }: Seats): number | null {
  return peak === null ? null : Math.max(0, total_seats - peak);
}

function isUnderused({ total_seats, [peakName]: peak = null }: Seats): boolean {
  return peak !== null && total_seats > 0 && peak <= 0.5 * total_seats;
}

/** Throws `PartLeftOut` if none of the records has a peak, be it null. */
function requirePeaks(records: readonly Seats[]): void {
  if (records.length > 0 && records.every((record) => record[peakName] === undefined))
    throw new PartLeftOut(peakName);
}

/** Throws `PartLeftOut` if the list rejects an optional value of its query, or its rows have no peaks. */
export async function requireListValue({ api }: Suite, name: string, value: string): Promise<void> {
  const input = { query: { [name]: value, per_page } };
  const reply = await api.send('listOrganizations', input);
  if (reply.status === 400) throw new PartLeftOut(`${name}=${value}`);
  const { data } = await api.succeed<OrganizationRow[]>('listOrganizations');
  requirePeaks(data);
}

/** Checks a peak against the seats of one type on each day, or against those of all types. */
function checkPeak(record: Seats, days: readonly Day[], what: string): void {
  const peak = record[peakName];
  if (peak === undefined || peak === null) return;
  const { used_seats } = record;
  const below = `${peakName} of ${what} is ${peak}, below its ${used_seats} used_seats`;
  check(peak >= used_seats, below, undefined, peakReason);
  const sums = Object.values(groupBy(days, ({ date }) => date)).map((rows) =>
    sumBy(rows, ({ seats }) => seats),
  );
  if (sums.length === peakDays)
    checkEqual(peak, Math.max(...sums), `${peakName} of ${what}`, undefined, peakReason);
}

/** Checks that `seats=underused` finds those of a query's rows that are underused, in their order. */
async function checkFilter({ api }: Suite, query: Query): Promise<void> {
  const read = async (filters: Query) => {
    const input = { query: { sort: 'registered_at', per_page, ...filters } };
    return (await api.succeed<OrganizationRow[]>('listOrganizations', input)).data;
  };
  const rows = await read(query);
  const expected = rows.filter(isUnderused).map(({ id }) => id);
  const found = (await read({ ...query, seats: 'underused' })).map(({ id }) => id);
  // More may follow those of the first page.
  const compared = rows.length < per_page ? found : found.slice(0, expected.length);
  const text = new URLSearchParams({ ...query, seats: 'underused' }).toString();
  const names = ['seats', ...Object.keys(query)].join(' with ');
  checkEqual(compared, expected, `what ${text} finds`, undefined, ignoredReason(names));
}

export const unusedSeatsRules: readonly Rule[] = [
  {
    id: 'unused-seats.unknown',
    title: 'a peak is null while the history is shorter than 90 days, whatever the seats in use',
    section,
    async run(suite) {
      const { api, records } = suite;
      const { id, organization } = await records.createOrganization();
      const { id: sid } = await records.firstSubscription(id);
      for (const assigned_seats of [9, 2]) {
        await api.succeed('assignSeats', { path: { id, sid }, body: { assigned_seats } });
        const { row } = await findRow(suite, organization);
        const single = (await records.read(id)).organization;
        const all = [row, single, ...(await records.subscriptions(id))];
        requirePeaks(all);
        for (const { [peakName]: peak = null } of all)
          checkEqual(peak, null, `${peakName} of what was created today`);
      }
    },
  },
  {
    id: 'unused-seats.peaks',
    title: 'a peak is the highest of 90 daily seats, of an organization the highest of their sums',
    section,
    async run(suite) {
      const { api, records } = suite;
      for (const row of await oldOrganizations(suite)) {
        const { id } = row;
        const { organization } = await records.read(id);
        const subscriptions = await records.subscriptions(id);
        requirePeaks([row, organization, ...subscriptions]);
        const { data: days } = await api.succeed<Day[]>('listDailySeats', {
          path: { id },
          query: { days: peakDays },
        });
        checkPeak(row, days, 'a row');
        checkPeak(organization, days, 'an organization');
        for (const subscription of subscriptions) {
          const own = days.filter((day) => day.seat_type === subscription.seat_type);
          checkPeak(subscription, own, 'a subscription');
        }
      }
    },
  },
  {
    id: 'unused-seats.filter',
    title: 'seats=underused finds what is underused, together with status and q',
    section,
    async run(suite) {
      const { records } = suite;
      await requireListValue(suite, 'seats', 'underused');
      await checkFilter(suite, {});
      for (const status of ['active', 'inactive']) await checkFilter(suite, { status });
      await checkSearch(suite);
      await checkFilter(suite, { q: (await records.shared()).organization.name });
      for (const { id } of await oldOrganizations(suite)) await checkFilter(suite, { q: id });
    },
  },
  {
    id: 'unused-seats.summary',
    title: 'the summary counts active organizations that are underused, and their unused seats',
    section: 'get-apisummary',
    async run(suite) {
      const { data, reply } = await suite.api.succeed<Summary>('readSummary');
      const { underused, unused_seats } = data;
      const figures = pickBy({ underused, unused_seats }, (figure) => figure !== undefined);
      if (Object.keys(figures).length === 0) throw new PartLeftOut('underused of the summary');
      await requireListValue(suite, 'seats', 'underused');
      const rows = (await listAll(suite, { seats: 'underused', per_page })).filter(
        (row) => row.status === 'active' && isUnderused(row),
      );
      const expected = {
        underused: rows.length,
        unused_seats: sumBy(rows, (row) => unusedSeatsOf(row) ?? 0),
      };
      const wanted = pickBy(expected, (_, name) => name in figures);
      checkEqual(figures, wanted, 'the summary', reply);
    },
  },
];
