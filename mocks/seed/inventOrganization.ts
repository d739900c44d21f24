import type { Actor } from '../activity';
import { timeOn, workingDayFrom, workingDayUntil } from './calendar';
import { inventContact, inventPlace, type City, type Country } from './countries';
import type { Plan, PlannedEvent, PlannedSubscription } from './history';
import { jonas, team } from './staff';

/** How an organization's use of its seats develops; percentages are of the total seats. */
interface Trend {
  /** In use today. */
  readonly final: readonly [min: number, max: number];
  /** In use at the start, as a percentage of what is in use today. */
  readonly start: readonly [min: number, max: number];
  /** Days between two assignments. */
  readonly interval: number;
  /** Its total was raised where the seats would no longer have sufficed. */
  readonly isGrowing?: true;
  /** True on any date, with any subscriptions, and whether or not the other is there. */
  readonly notes: readonly string[];
}

const growing = {
  start: [25, 55],
  interval: 38,
  isGrowing: true,
  notes: [
    'Opens a second office next quarter and expects to need about a third more seats.',
    'Happy with the rollout. Wants to move the remaining teams within three months.',
    'New head of IT; introduced her to the seat report.',
    'Prefers to be called in the morning.',
  ],
} as const;
const low: Trend = { ...growing, final: [92, 98] };
const onboarding: Trend = {
  final: [15, 70],
  start: [4, 12],
  interval: 5,
  notes: ['Kick-off call done. Pilot group first, everyone else within a few weeks.'],
};
const ended: Trend = {
  final: [20, 40],
  start: [150, 220],
  interval: 45,
  notes: ['Confirmed that all data was exported.'],
};

/** Trends of active organizations, with their share in percent. */
const trends: readonly (readonly [percent: number, trend: Trend])[] = [
  [38, { ...growing, final: [55, 88] }],
  [8, low],
  [5, { ...growing, final: [100, 100] }],
  [
    36,
    {
      final: [58, 87],
      start: [88, 108],
      interval: 120,
      notes: [
        'Procurement needs the purchase order number on every invoice.',
        'New administrator on their side; sent the getting-started guide.',
        'Asked how seats are counted; explained assigned and daily seats.',
      ],
    },
  ],
  [
    8,
    {
      final: [24, 48],
      start: [150, 200],
      interval: 45,
      notes: [
        'Two teams have moved to their own tool. Wants to discuss the contract before it renews.',
        'Restructuring: expects to need fewer seats from next quarter on.',
      ],
    },
  ],
  [
    5,
    {
      final: [12, 24],
      start: [95, 105],
      interval: 190,
      notes: ['Seats were planned for field staff who have not started yet.'],
    },
  ],
];

const deactivationReasons = [
  'Contract ended.',
  'Moved to another provider.',
  'Merged with its parent company, which has an account of its own.',
];

/** Sizes of organizations in full seats. */
const sizes: { weight: number; value: [min: number, max: number] }[] = [
  { weight: 20, value: [10, 25] },
  { weight: 30, value: [25, 90] },
  { weight: 30, value: [90, 400] },
  { weight: 15, value: [400, 1_600] },
  { weight: 5, value: [1_600, 6_000] },
];

export interface Company {
  readonly country: Country;
  readonly city: City;
  readonly name: string;
  readonly subdomain: string;
}

interface Context {
  readonly company: Company;
  readonly index: number;
  /** Days since 1970-01-01; everything happens before. */
  readonly today: number;
  /** One organization in four is low on seats, whatever it was otherwise. */
  readonly isMarketGrowing: boolean | undefined;
}

/** Invents an organization, with the country's faker as it has been seeded for it. */
export function inventOrganization({ company, index, today, isMarketGrowing }: Context): Plan {
  const { country, city, name, subdomain } = company;
  const { faker } = country;
  const { helpers } = faker;
  const int = (min: number, max: number) => faker.number.int({ min, max });
  const chance = (percent: number) => int(0, 99) < percent;
  const at = (day: number, fromHour: number, toHour: number) =>
    timeOn(day, fromHour, toHour, faker.number.float());
  const pickStaff = (day: number): Actor =>
    // Jonas did most of the work until he left.
    today - day > 300 && chance(40) ? jonas : helpers.arrayElement(team);

  // First what doesn't depend on the day: links name it.
  const suffix = faker.string.alphanumeric({ length: 7, casing: 'lower' });
  const place = inventPlace(country, city);
  // The company may be named after its city, so that it moves within it.
  const laterPlace = inventPlace(country, city);
  const laterContact = inventContact(country, subdomain);
  const fields = {
    name,
    address: chance(94) ? place.address : null,
    ...inventContact(country, subdomain),
    billing_phone: chance(86) ? place.billing_phone : null,
  };

  const yesterday = workingDayUntil(today - 1);
  // At least one working day ago, even after the holidays: seats are assigned the day after.
  const registeredDay = Math.min(
    workingDayUntil(today - pickAge(index, faker.number.float())),
    workingDayUntil(yesterday - 1),
  );
  const age = today - registeredDay;
  const endDay =
    age >= 240 && chance(10)
      ? workingDayUntil(today - int(3, Math.min(420, age - 180)))
      : undefined;
  const until = endDay === undefined ? yesterday : workingDayUntil(endDay - 3);
  const trend = pickTrend();
  const isSynced = chance(25);
  const events: PlannedEvent[] = [];
  const subscriptions = pickTotals().map(([seat_type, total], subscription) => ({
    seat_type,
    initialTotal: planSeats(subscription, total),
    daily_seed: int(1, 0x7fffffff),
  })) satisfies PlannedSubscription[];
  planEdits();
  planNotes();
  if (endDay !== undefined) planEnd(endDay);
  else if (age > 300 && chance(4)) planSuspension();
  return {
    id: idOf(index, subdomain, suffix),
    subdomain,
    country,
    registered: at(registeredDay, 7, 17),
    registeredBy: pickStaff(registeredDay),
    fields,
    subscriptions,
    events,
  };

  function pickTrend(): Trend {
    if (endDay !== undefined) return ended;
    if (age < 45) return onboarding;
    let draw = int(0, 99);
    if (isMarketGrowing && chance(25)) return low;
    return trends.find(([percent]) => (draw -= percent) < 0)?.[1] ?? low;
  }

  /** Full seats always, light and guest seats often; today's totals. */
  function pickTotals(): [seatType: string, total: number][] {
    const largest = age < 45 ? 200 : country.priceFactor > 2 ? 1_600 : 6_000;
    const full = Math.min(largest, roundSeats(int(...helpers.weightedArrayElement(sizes))));
    const share = (min: number, max: number) =>
      roundSeats(Math.max(10, Math.round((full * int(min, max)) / 100)));
    const totals: [string, number][] = [['full', full]];
    if (chance(55)) totals.push(['light', share(20, 100)]);
    if (chance(28)) totals.push(['guest', share(10, 50)]);
    return totals;
  }

  /** Plans how seats of one type are assigned; returns the total at the organization's creation. */
  function planSeats(subscription: number, total: number): number {
    const final = Math.max(1, Math.floor((total * int(...trend.final)) / 100));
    const first = Math.min(total, Math.max(1, Math.round((final * int(...trend.start)) / 100)));
    const days = assignmentDays();
    const planned = days.map((_, index) => {
      const progress = days.length === 1 ? 1 : index / (days.length - 1);
      const eased = progress * progress * (3 - 2 * progress);
      return Math.round(first + (final - first) * eased);
    });
    const seats = slowDown(planned, days, total, until);
    const initialTotal = initialTotalOf(total, seats);
    let isRaised = initialTotal === total;
    for (const [index, day] of days.entries()) {
      const assigned = seats[index] ?? final;
      if (!isRaised && assigned * 100 > initialTotal * 97) {
        isRaised = true;
        const actor = pickStaff(day);
        const time = at(day, 8, 10);
        events.push({ kind: 'total', subscription, seats: total, at: time, actor });
        events.push({ kind: 'price', at: time + int(120, 1_500) * 1_000, actor });
      }
      const actor = isSynced ? null : pickStaff(day);
      events.push({ kind: 'assign', subscription, seats: assigned, at: at(day, 11, 17), actor });
    }
    return initialTotal;
  }

  /** The first working days, then one assignment per interval of the last 13 months, at most 12. */
  function assignmentDays(): number[] {
    const first = Math.min(workingDayFrom(registeredDay + int(1, 3)), until);
    const firstRecent = Math.max(registeredDay + trend.interval, until - 400);
    const step = Math.max(trend.interval, Math.ceil((until - firstRecent) / 11));
    const days = new Set([first]);
    for (let day = until - int(1, Math.min(trend.interval, 24)); day > firstRecent; day -= step)
      days.add(workingDayUntil(day - int(0, Math.floor(step / 4))));
    return [...days].filter((day) => day >= first && day <= until).toSorted((a, b) => a - b);
  }

  /** Smaller than today's total if the organization has outgrown it since. */
  function initialTotalOf(total: number, seats: readonly number[]): number {
    if (!trend.isGrowing || total < 20 || seats.length < 4 || chance(35)) return total;
    const initial = roundSeats((total * int(55, 85)) / 100);
    const [first = total] = seats;
    // Reached later, but not at once.
    const isOutgrown = first < initial && (seats.at(-1) ?? 0) * 100 > initial * 97;
    return initial < total && isOutgrown ? initial : total;
  }

  /** New contacts and addresses over the years. */
  function planEdits(): void {
    if (until - registeredDay < 60) return;
    for (const edited of [chance(45) && laterContact, chance(10) && laterPlace]) {
      if (edited === false) continue;
      const day = workingDayFrom(int(registeredDay + 20, until - 10));
      events.push({ kind: 'fields', fields: edited, at: at(day, 8, 17), actor: pickStaff(day) });
    }
  }

  /** At most two notes; those about an end come in its last days. */
  function planNotes(): void {
    const last = endDay ?? yesterday;
    const notes = helpers.arrayElements(trend.notes, { min: 0, max: 2 });
    if (last - registeredDay < 9) return;
    const earliest = Math.max(registeredDay + 4, last - (endDay === undefined ? 500 : 9));
    for (const text of notes) {
      const day = workingDayUntil(int(earliest, last));
      events.push({ kind: 'note', text, at: at(day, 8, 12), actor: pickStaff(day) });
    }
  }

  /** On its last day, an organization gives back its seats and is no longer billed. */
  function planEnd(day: number): void {
    const actor = pickStaff(day);
    const start = at(day, 13, 15);
    for (const subscription of subscriptions.keys())
      events.push({
        kind: 'assign',
        subscription,
        seats: 0,
        at: start + subscription * 60_000,
        actor,
      });
    events.push({ kind: 'fields', fields: { amount: 0 }, at: start + 200_000, actor });
    const reason = helpers.arrayElement(deactivationReasons);
    events.push({ kind: 'deactivate', reason, at: start + 320_000, actor });
  }

  /** An overdue invoice, paid on the day on which it had consequences. */
  function planSuspension(): void {
    const day = workingDayUntil(int(registeredDay + 100, until - 10));
    const actor = pickStaff(day);
    const reason = 'Invoice overdue for 60 days.';
    events.push({ kind: 'deactivate', reason, at: at(day, 8, 10), actor });
    events.push({ kind: 'activate', reason: 'Payment received.', at: at(day, 13, 16), actor });
  }
}

/** In days: more organizations register each year than the year before, a few in the last weeks. */
function pickAge(index: number, draw: number): number {
  return index % 25 === 7
    ? 4 + Math.floor(draw * 17)
    : 20 + Math.round(2_170 * (1 - Math.sqrt(draw)));
}

/** Seats are bought in round numbers. */
function roundSeats(seats: number): number {
  const step = seats < 50 ? 5 : seats < 200 ? 10 : seats < 1_000 ? 25 : 100;
  return Math.max(step, Math.round(seats / step) * step);
}

/** The earliest that invented seats run out, in days: after those of Acme Robotics. */
const earliestRunOut = 9;

/**
 * The seats with the last 30 days' growth limited: home lists Acme Robotics first (docs/demo.md).
 * Seats that are all in use stay so.
 */
function slowDown(
  seats: readonly number[],
  days: readonly number[],
  total: number,
  until: number,
): number[] {
  const final = seats.at(-1) ?? 0;
  const least = final - Math.floor(((total - final) * 30) / earliestRunOut);
  // The last one that is at least 30 days ago, whichever working day `until` is.
  const first = days.findLastIndex((day) => day < until - 28);
  return seats.map((count, index) =>
    index >= first && final < total ? Math.max(count, least) : count,
  );
}

/**
 * Some ids contain dots and colons, as if from older systems: ids are opaque, and every layer must
 * handle them (docs/api.md, "Ids"). The suffix ends with the index, which makes it unique.
 */
function idOf(index: number, subdomain: string, suffix: string): string {
  if (index % 40 === 5) return `${subdomain}.v${1 + (index % 3)}`;
  if (index % 40 === 15) return `eu:${subdomain}`;
  return `org_${suffix}${index.toString(36)}`;
}
