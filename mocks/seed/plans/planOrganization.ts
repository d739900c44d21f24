import type { Actor } from '../../activity/ActivityEntry';
import { billingContact, postalAddress } from '../contact';
import type { Company } from '../createCompanyGenerator';
import type { Random } from '../createRandom';
import { colleagues, staff } from '../staff';
import { timeOn, workingDayFrom, workingDayUntil } from './calendar';
import type { Plan, PlannedEvent, PlannedSubscription } from './Plan';
import { pickTotals, planSeats } from './planSeats';
import { deactivationReasons, notes, suspension } from './texts';
import type { City } from '../regions/Region';
import { pickTrend, type Market, type Trend } from './trends';

/** Age of the oldest organizations in days: six years. */
const maxAge = 2_190;

export interface PlanContext {
  readonly random: Random;
  /** Streams of their own, for what must not depend on the other draws. */
  readonly identity: Random;
  readonly edits: Random;
  readonly index: number;
  /** Days since 1970-01-01; everything happens before. */
  readonly today: number;
  readonly company: Company;
  readonly market: Market;
}

/** Invents the history of an organization. */
export function planOrganization(context: PlanContext): Plan {
  const { random, index, today, company, market } = context;
  const { region, subdomain } = company;
  const yesterday = workingDayUntil(today - 1);
  // At least one working day ago, even after the holidays: seats are assigned the day after.
  const registeredDay = Math.min(
    workingDayUntil(today - pickAge(random, index)),
    workingDayUntil(yesterday - 1),
  );
  const age = today - registeredDay;
  const mayEnd = random.chance(8);
  const isActive = age < 240 || !mayEnd;
  const trend = pickTrend(random, age, isActive, market);
  const endDay = isActive
    ? undefined
    : workingDayUntil(today - random.int(3, Math.min(420, age - 180)));
  const until = endDay === undefined ? yesterday : workingDayUntil(endDay - 3);
  const identity = inventIdentity(context);

  const events: PlannedEvent[] = [];
  const isSynced = random.chance(25);
  const pickSeller = (day: number) => pickStaff(random, today - day);
  const subscriptions = pickTotals(random, region.priceFactor, age < 45).map(
    ([seat_type, total], position): PlannedSubscription => {
      const isAddedLater = position > 0 && until - registeredDay > 150 && random.chance(20);
      const from = isAddedLater
        ? workingDayFrom(registeredDay + random.int(40, until - registeredDay - 60))
        : registeredDay;
      const seats = planSeats(random, {
        subscription: position,
        total,
        trend: trend.uniform ? trend : vary(random, trend),
        from,
        until,
        pickAssigner: isSynced ? () => null : pickSeller,
        pickSeller,
      });
      if (isAddedLater) {
        const at = timeOn(random, from, 8, 10);
        const actor = pickStaff(random, today - from);
        events.push({
          kind: 'subscribe',
          subscription: position,
          seats: seats.initialTotal,
          at,
          actor,
        });
        events.push({ kind: 'price', at: at + random.int(60, 900) * 1_000, actor });
      }
      events.push(...seats.events);
      return {
        id: `sub_${identity.suffix}${position}`,
        seat_type,
        initialTotal: isAddedLater ? undefined : seats.initialTotal,
        daily_seed: random.int(1, 0x7fffffff),
      };
    },
  );

  events.push(...planEdits(context, identity.city, registeredDay, until));
  events.push(...planNotes(context, trend, registeredDay, endDay ?? yesterday));
  if (endDay !== undefined) events.push(...planEnd(random, endDay, subscriptions.length, today));
  else if (age > 300 && random.chance(4))
    events.push(...planSuspension(random, today, registeredDay, until));
  const registered = timeOn(random, registeredDay, 7, 17);
  return {
    id: identity.id,
    subdomain,
    region,
    registered,
    registeredBy: pickStaff(random, age),
    fields: identity.fields,
    subscriptions,
    events,
  };
}

/**
 * What stays the same from one day to the next, although everything else happens relative to today:
 * links and stored changes name it. Drawn from a stream of its own.
 */
function inventIdentity({ identity, index, company }: PlanContext) {
  const { name, region, subdomain } = company;
  const suffix = identity.int(36 ** 5, 36 ** 6 - 1).toString(36) + index.toString(36);
  const city = identity.pick(region.cities);
  const fields = {
    name,
    address: identity.chance(94) ? postalAddress(identity, region, city) : null,
    ...billingContact(identity, region, subdomain),
    billing_phone: identity.chance(86) ? identity.fill(city.phone) : null,
  };
  return { id: idOf(index, subdomain, suffix), suffix, city, fields };
}

/** In days: more organizations register each year than the year before, a few in the last weeks. */
function pickAge(random: Random, index: number): number {
  if (index % 25 === 7) return random.int(4, 20);
  return 20 + Math.round((maxAge - 20) * (1 - Math.sqrt(random.int(0, 9_999) / 10_000)));
}

/** Seat types of one organization are not equally full. */
function vary(random: Random, trend: Trend): Trend {
  const shift = random.int(-4, 4);
  const [min, max] = trend.final;
  return { ...trend, final: [min + shift, max + shift] };
}

const [mira, jonas] = colleagues;
const team: readonly Actor[] = [...staff.map(({ id, name }) => ({ id, name })), mira];
/** Jonas did most of the work until he left. */
const formerTeam: readonly Actor[] = [...team, jonas, jonas];

/** Whoever was on the team so many days ago. */
function pickStaff(random: Random, daysAgo: number): Actor {
  return random.pick(daysAgo > 300 ? formerTeam : team);
}

/** New contacts, numbers and addresses over the years. */
function planEdits(
  { edits: random, today, company }: PlanContext,
  city: City,
  from: number,
  until: number,
): PlannedEvent[] {
  const { region, subdomain } = company;
  if (until - from < 60) return [];
  const newCity = random.pick(region.cities);
  const move = random.chance(10) && {
    address: postalAddress(random, region, newCity),
    billing_phone: random.fill(newCity.phone),
  };
  const edits = [
    random.chance(45) && billingContact(random, region, subdomain),
    move || (random.chance(12) && { billing_phone: random.fill(city.phone) }),
  ];
  return edits.flatMap((fields): PlannedEvent[] => {
    if (fields === false) return [];
    const day = workingDayFrom(random.int(from + 20, until - 10));
    const at = timeOn(random, day, 8, 17);
    return [{ kind: 'fields', fields, at, actor: pickStaff(random, today - day) }];
  });
}

/** At most two notes, in the order of the list; those about an end come in its last days. */
function planNotes(
  { random, today }: PlanContext,
  { kind }: Trend,
  from: number,
  until: number,
): PlannedEvent[] {
  // The notes of oversized organizations exclude each other.
  const count = random.int(0, kind === 'oversized' ? 1 : 2);
  if (until - from < 9) return [];
  const earliest = Math.max(from + 4, until - (kind === 'ended' ? 9 : 500));
  const first = random.int(0, notes[kind].length - 1);
  const days = Array.from({ length: count }, () => workingDayUntil(random.int(earliest, until)));
  return days
    .toSorted((a, b) => a - b)
    .map((day, index) => ({
      kind: 'note',
      text: notes[kind][kind === 'onboarding' ? index : (first + index) % notes[kind].length] ?? '',
      at: timeOn(random, day, 8 + index * 3, 11 + index * 3),
      actor: pickStaff(random, today - day),
    }));
}

/** On its last day, an organization gives back its seats and is no longer billed. */
function planEnd(
  random: Random,
  day: number,
  subscriptions: number,
  today: number,
): PlannedEvent[] {
  const actor = pickStaff(random, today - day);
  const start = timeOn(random, day, 13, 15);
  const minutes = (count: number) => start + count * 60_000 + random.int(0, 50) * 1_000;
  return [
    ...Array.from({ length: subscriptions }, (_, subscription) => ({
      kind: 'assign' as const,
      subscription,
      seats: 0,
      at: minutes(subscription),
      actor,
    })),
    { kind: 'fields', fields: { amount: 0 }, at: minutes(subscriptions + 1), actor },
    {
      kind: 'deactivate',
      reason: random.pick(deactivationReasons),
      at: minutes(subscriptions + 4),
      actor,
    },
  ];
}

/** An overdue invoice, paid on the day on which it had consequences. */
function planSuspension(
  random: Random,
  today: number,
  from: number,
  until: number,
): PlannedEvent[] {
  const day = workingDayUntil(random.int(from + 100, until - 10));
  const actor = pickStaff(random, today - day);
  return [
    { kind: 'deactivate', reason: suspension.deactivate, at: timeOn(random, day, 8, 10), actor },
    { kind: 'activate', reason: suspension.activate, at: timeOn(random, day, 13, 16), actor },
  ];
}

/**
 * Some ids contain dots and colons, as if from older systems: ids are opaque, and every layer must
 * handle them (docs/api.md, "Ids"). The suffix ends with the index, which makes it unique.
 */
function idOf(index: number, subdomain: string, suffix: string): string {
  if (index % 40 === 5) return `${subdomain}.v${1 + (index % 3)}`;
  if (index % 40 === 15) return `eu:${subdomain}`;
  return `org_${suffix}`;
}
