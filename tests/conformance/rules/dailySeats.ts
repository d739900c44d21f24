import { dayInMs } from '~/lib/time';
import { check, checkEqual } from '../check';
import { ignoredReason } from '../reasons';
import type { Rule } from '../Rule';
import type { Suite } from '../Suite';
import type { OrganizationRow } from '../wire';

const section = 'get-apiaccountsiddaily-seats';

export interface Day {
  readonly date: string;
  readonly seats: number;
  readonly seat_type: string;
}

interface Meta {
  readonly total_seats: readonly { readonly from: string; readonly total_seats: number }[];
}

/** Organizations with a history, if the host has any. */
export async function oldOrganizations({
  api,
  records,
}: Suite): Promise<readonly OrganizationRow[]> {
  const { data } = await api.succeed<OrganizationRow[]>('listOrganizations', {
    query: { sort: 'registered_at', per_page: 10 },
  });
  return data.filter((row) => !records.isOfSuite({ ...row })).slice(0, 5);
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

export const dailySeatsRules: readonly Rule[] = [
  {
    id: 'daily-seats.days',
    title: 'the most recent days, newest first, each seat type once a day; 30 by default',
    section,
    async run(suite) {
      const { api, records } = suite;
      const [oldest] = await oldOrganizations(suite);
      const path = { id: oldest?.id ?? (await records.shared()).id };
      const dates = async (query: object) => {
        const { data, reply } = await api.succeed<Day[], Meta>('listDailySeats', {
          path,
          query: { ...query },
        });
        const all = data.map(({ date }) => date);
        check(all.join() === all.toSorted().toReversed().join(), 'the dates don’t descend', reply);
        const keys = data.map(({ date, seat_type }) => `${date} ${seat_type}`);
        check(new Set(keys).size === keys.length, 'a day has a seat type twice', reply);
        return [...new Set(all)];
      };
      const week = await dates({ days: 7 });
      const message = `days=7 has ${week.length} days`;
      check(week.length <= 7, message, undefined, ignoredReason('days'));
      const month = await dates({});
      check(month.length <= 30, `the default has ${month.length} days, more than 30`);
      checkEqual(month.slice(0, week.length), week, 'the most recent days');
      checkEqual(await dates({ days: 30 }), month, 'the days of days=30');
      const [to = ''] = week;
      const from = week.at(-1) ?? '';
      if (from === '') return;
      checkEqual(await dates({ from, to }), week, 'the days from the first to the last');
    },
  },
  {
    id: 'daily-seats.period',
    title: 'from and to come together, are both inclusive, and at most 366 days',
    section,
    async run({ api, records }) {
      const path = { id: (await records.shared()).id };
      const to = dayOf(Date.now());
      const before = (days: number) => dayOf(Date.now() - days * dayInMs);
      await api.succeed('listDailySeats', { path, query: { from: before(365), to } });
      await api.succeed('listDailySeats', { path, query: { from: to, to } });
      const query = { from: before(366), to };
      await api.reject('listDailySeats', { path, query }, { status: 400 });
      for (const [missing, end] of Object.entries({ to: { from: to }, from: { to } })) {
        const { parameter } = await api.reject(
          'listDailySeats',
          { path, query: end },
          { status: 400, code: 'invalid_query' },
        );
        checkEqual(parameter, missing, `the parameter named if ${missing} is missing`);
      }
    },
  },
  {
    id: 'daily-seats.totals',
    title: 'meta.total_seats has each total in effect, oldest first',
    section,
    async run(suite) {
      const { api, records } = suite;
      const { id, etag } = await records.createOrganization();
      const { id: sid } = await records.firstSubscription(id);
      const body = { total_seats: 14 };
      await api.succeed('changeTotalSeats', { path: { id, sid }, ifMatch: etag, body });
      const { meta, reply } = await api.succeed<Day[], Meta>('listDailySeats', { path: { id } });
      checkEqual(meta.total_seats.at(-1)?.total_seats, 14, 'the last total', reply);
      // Totals of several days, if the host has an older organization.
      for (const row of await oldOrganizations(suite)) {
        const old = await api.succeed<Day[], Meta>('listDailySeats', {
          path: { id: row.id },
          query: { days: 366 },
        });
        const starts = old.meta.total_seats.map(({ from }) => from);
        const isSorted = starts.join() === starts.toSorted().join();
        check(isSorted, 'the totals aren’t oldest first', old.reply);
      }
    },
  },
];
