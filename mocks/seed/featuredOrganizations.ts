import type { Actor } from '../activity';
import { millisecondsPerDay, toDayNumber } from '../day';
import { timeOn, workingDayFrom, workingDayUntil } from './calendar';
import { germany, ireland, sweden, unitedKingdom, unitedStates, type Country } from './countries';
import type { Plan, PlannedEvent, PlannedSubscription } from './history';
import { jonas, staffActor, mira } from './staff';

const robin = staffActor('usr_demo');
const sam = staffActor('usr_sam');
const ada = staffActor('usr_ada');

interface Story extends Pick<Plan, 'fields' | 'subscriptions'> {
  readonly id: string;
  readonly country: Country;
  readonly registeredBy?: Actor;
  /** When it was registered. */
  readonly daysAgo: number;
  readonly events: (on: ReturnType<typeof daysBefore>) => readonly PlannedEvent[];
}

/** The organizations with a story that the demo tells, in the order in which they are seeded. */
const stories: readonly Story[] = [
  {
    // About to run out: a pilot, a second site that joined within two weeks, a season of hiring.
    id: 'acme.v2',
    country: unitedStates,
    daysAgo: 402,
    fields: {
      name: 'Acme Robotics',
      address: '70 Alder Street, Denver, CO 80292, United States',
      billing_name: 'Thomas Reyes',
      billing_email: 'thomas.reyes@acme-robotics.example',
      billing_phone: '+1 303 555 0125',
    },
    subscriptions: [subscription('full', 80, 7)],
    events: ({ assign, total, note, fields }) => [
      ...assign(jonas, 0, { 399: 34, 365: 58, 322: 71 }),
      ...total(jonas, 290, 130),
      ...assign(sam, 0, { 289: 84, 242: 97, 196: 108, 158: 117 }),
      note(sam, 152, 'Opens a second site in Boulder; about 50 people move over within two weeks.'),
      ...total(sam, 151, 200),
      ...assign(sam, 0, { 147: 134, 141: 152, 136: 169, 98: 175, 62: 181 }),
      fields(ada, 71, {
        billing_name: 'Laura Mitchell',
        billing_email: 'laura.mitchell@acme-robotics.example',
      }),
      note(
        robin,
        52,
        'Hiring for the next three months. Wants to hear from us before seats get short.',
      ),
      ...total(robin, 50, 250),
      // The last four within 30 days even if that day, and those before it, are days off.
      ...assign(robin, 0, { 47: 198, 40: 214, 33: 227, 18: 232, 17: 236, 10: 239, 3: 246 }),
    ],
  },
  {
    // Churning: its people leave for another tool, team by team.
    id: 'org_aurora',
    country: unitedKingdom,
    daysAgo: 1_120,
    fields: {
      name: 'Aurora Robotics Ltd',
      address: '18 Station Road, Manchester M3 4LX, United Kingdom',
      billing_name: 'Harriet Lawson',
      billing_email: 'harriet.lawson@aurora-robotics.example',
      billing_phone: '+44 161 496 0142',
    },
    subscriptions: [subscription('full', 180, 4), subscription('light', 60, 13)],
    events: ({ assign, note, fields }) => [
      ...assign(jonas, 0, { 1117: 96, 840: 141, 520: 168, 300: 171 }),
      ...assign(jonas, 1, { 1110: 22, 700: 51, 310: 54 }),
      fields(sam, 610, { name: 'Aurora Robotics' }),
      note(sam, 212, 'Two teams are trying another tool. The renewal is at risk.'),
      ...assign(sam, 0, { 205: 149, 168: 128, 126: 104, 88: 83, 47: 61, 12: 44 }),
      ...assign(sam, 1, { 190: 47, 117: 31, 61: 18, 19: 9 }),
      note(mira, 33, 'Asked how to export all data. Call with their IT lead is arranged.'),
      note(mira, 11, 'They leave at the end of the quarter; deactivate once the export is done.'),
    ],
  },
  {
    // Seasonal: the staff of holiday parks comes in spring and leaves in autumn.
    id: 'org_lakeland',
    country: unitedKingdom,
    daysAgo: 1_460,
    fields: {
      name: 'Lakeland Holiday Parks',
      address: '3 Market Place, Leeds LS1 6DT, United Kingdom',
      billing_name: 'Accounts Payable',
      billing_email: 'accounts.payable@lakeland-holiday-parks.example',
      billing_phone: '+44 113 496 0187',
    },
    subscriptions: [subscription('full', 100, 5), subscription('guest', 240, 11)],
    events: ({ note, seasons }) => [
      ...seasons(0, [18, 19, 24, 38, 55, 74, 90, 92, 63, 36, 21, 17]),
      ...seasons(1, [6, 6, 14, 52, 96, 158, 214, 221, 120, 44, 9, 6]),
      note(sam, 430, 'Seats follow the season: the parks open at Easter and close in October.'),
      note(
        ada,
        120,
        'Asked for a price by the month instead of by the year. Told them we have none.',
      ),
    ],
  },
  {
    // Just onboarding: registered this month, one department after the other.
    id: 'org_brightwater',
    country: ireland,
    registeredBy: robin,
    daysAgo: 18,
    fields: {
      name: 'Brightwater Clinics DAC',
      address: '12 Quay Street, Galway H91 E2K4, Ireland',
      billing_name: 'Bridget Kavanagh',
      billing_email: 'bridget.kavanagh@brightwater-clinics.example',
      billing_phone: '+353 20 918 4410',
    },
    subscriptions: [subscription('full', 120, 9), subscription('light', 40, 3)],
    events: ({ assign, note }) => [
      note(robin, 14, 'Kick-off done. The outpatient clinic starts, wards follow week by week.'),
      ...assign(robin, 0, { 13: 6, 11: 14, 9: 31, 5: 52, 2: 74 }),
      ...assign(robin, 1, { 10: 5, 4: 22 }),
      note(ada, 6, 'Training for their administrators is done.'),
    ],
  },
  {
    // Pays for far too much: bought for a merger that never came.
    id: 'org_hallberg',
    country: sweden,
    daysAgo: 1_905,
    fields: {
      name: 'Hallberg Shipping AB',
      address: 'Östra Hamngatan 41, 411 10 Göteborg, Sweden',
      billing_name: 'Ekonomiavdelningen',
      billing_email: 'ekonomi@hallberg-shipping.example',
      billing_phone: '+46 31 390 06 21',
    },
    subscriptions: [subscription('full', 250, 10)],
    events: ({ assign, total, note }) => [
      ...assign(jonas, 0, { 1900: 88, 1430: 131, 980: 149 }),
      ...total(jonas, 640, 1_200),
      note(jonas, 640, 'Raised the total for the merger with their Danish competitor.'),
      ...assign(sam, 0, { 560: 171, 330: 166, 141: 162 }),
      note(ada, 214, 'The merger was called off. Offered to lower the total; no answer yet.'),
      note(mira, 58, 'Called again. Their new controller wants a proposal.'),
    ],
  },
  {
    // Looked as if it paid for too much until last week, when its second site moved over.
    id: 'org_nordkai',
    country: germany,
    daysAgo: 870,
    fields: {
      name: 'Nordkai Spedition GmbH',
      address: 'Hafenstraße 88, 20457 Hamburg, Germany',
      billing_name: 'Buchhaltung',
      billing_email: 'buchhaltung@nordkai-spedition.example',
      billing_phone: '+49 40 66969 274',
    },
    subscriptions: [subscription('full', 180, 4)],
    events: ({ assign, total, note }) => [
      ...assign(jonas, 0, { 865: 94, 610: 128, 330: 151 }),
      ...total(ada, 196, 400),
      note(ada, 196, 'Bought for both sites; Bremen moves over once its old contract ends.'),
      ...assign(sam, 0, { 6: 174, 4: 229 }),
      note(sam, 6, 'Bremen has started. Another team follows in spring.'),
    ],
  },
];

/** Their subdomains, which are those of their email addresses. */
export const featuredSubdomains = stories.map(({ fields }) =>
  fields.billing_email.replace(/^.*@|\.example$/g, ''),
);

/** Their plans on a day, in days since 1970-01-01. */
export function planFeatured(today: number): readonly Plan[] {
  return stories.map(({ daysAgo, registeredBy = jonas, events, ...story }, index) => ({
    ...story,
    subdomain: featuredSubdomains[index] ?? '',
    registered: timeOn(workingDayUntil(today - daysAgo), 8, 10, 0.4),
    registeredBy,
    events: events(daysBefore(today)),
  }));
}

function subscription(
  seat_type: string,
  initialTotal: number,
  daily_seed: number,
): PlannedSubscription {
  return { seat_type, initialTotal, daily_seed };
}

/** Events by days before today, each moved to a working day. */
function daysBefore(today: number) {
  const at = (daysAgo: number, fromHour: number, toHour: number) =>
    timeOn(workingDayUntil(today - daysAgo), fromHour, toHour, ((daysAgo * 37) % 100) / 100);
  return {
    /** Seats by days before today. */
    assign: (
      actor: Actor,
      index: number,
      seats: Readonly<Record<number, number>>,
    ): readonly PlannedEvent[] => {
      const days = Object.keys(seats).map(Number).toReversed();
      // Several days can become the same working day, but the order of the steps stays.
      const times = days.map((daysAgo) => at(daysAgo, 12, 17)).toSorted((a, b) => a - b);
      return days.map((daysAgo, step) => ({
        kind: 'assign',
        subscription: index,
        seats: seats[daysAgo] ?? 0,
        at: times[step] ?? 0,
        actor,
      }));
    },
    /** Changes the total, and the amount with it. */
    total: (actor: Actor, daysAgo: number, seats: number): readonly PlannedEvent[] => {
      const time = at(daysAgo, 8, 11);
      return [
        { kind: 'total', subscription: 0, seats, at: time, actor },
        { kind: 'price', at: time + 260_000, actor },
      ];
    },
    note: (actor: Actor, daysAgo: number, text: string): PlannedEvent => ({
      kind: 'note',
      text,
      at: at(daysAgo, 8, 17),
      actor,
    }),
    fields: (
      actor: Actor,
      daysAgo: number,
      fields: Extract<PlannedEvent, { kind: 'fields' }>['fields'],
    ): PlannedEvent => ({ kind: 'fields', fields, at: at(daysAgo, 8, 17), actor }),
    /** Seats in use by month, January to December, of the last four years. */
    seasons: (index: number, seats: readonly number[]): readonly PlannedEvent[] =>
      Array.from({ length: 49 }, (_, monthsAgo) => {
        const date = new Date(today * millisecondsPerDay);
        date.setUTCDate(1);
        date.setUTCMonth(date.getUTCMonth() - monthsAgo);
        return {
          kind: 'assign',
          subscription: index,
          seats: seats[date.getUTCMonth()] ?? 0,
          at: timeOn(workingDayFrom(toDayNumber(date.getTime())), 5 + index, 6 + index, 0.3),
          actor: null,
        };
      }),
  };
}
