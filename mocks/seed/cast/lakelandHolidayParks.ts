import { unitedKingdom } from '../regions/english';
import { timeOn, workingDayFrom, workingDayUntil } from '../plans/calendar';
import { millisecondsPerDay, parseDayNumber, toUtcDay } from '../../day';
import type { PlannedEvent } from '../plans/Plan';
import type { CastMember } from './CastMember';
import { ada, jonas, sam, storyEvents, subscription } from './storyEvents';

/** Seats in use of Lakeland Holiday Parks by month, January to December. */
const fullByMonth: readonly number[] = [18, 19, 24, 38, 55, 74, 90, 92, 63, 36, 21, 17];
const guestByMonth: readonly number[] = [6, 6, 14, 52, 96, 158, 214, 221, 120, 44, 9, 6];

/** Seasonal: the staff of holiday parks comes in spring and leaves in autumn. */
export const lakelandHolidayParks: CastMember = {
  id: 'org_lakeland',
  name: 'Lakeland Holiday Parks',
  region: unitedKingdom,
  plan(random, today) {
    const { note } = storyEvents(random, today);
    const registeredDay = workingDayUntil(today - 1_460);
    const monthly: PlannedEvent[] = Array.from({ length: 49 }, (_, monthsAgo) => {
      const date = new Date(today * millisecondsPerDay);
      date.setUTCDate(1);
      date.setUTCMonth(date.getUTCMonth() - monthsAgo);
      const day = workingDayFrom(parseDayNumber(toUtcDay(date.getTime())));
      const month = date.getUTCMonth();
      return [fullByMonth[month], guestByMonth[month]].map((seats = 0, index): PlannedEvent => ({
        kind: 'assign',
        subscription: index,
        seats,
        at: timeOn(random, day, 5 + index, 6 + index),
        actor: null,
      }));
    }).flat();
    return {
      registered: timeOn(random, registeredDay, 8, 12),
      registeredBy: jonas,
      fields: {
        name: 'Lakeland Holiday Parks',
        address: '3 Market Place, Leeds LS1 6DT, United Kingdom',
        billing_name: 'Accounts Payable',
        billing_email: 'accounts.payable@lakeland-holiday-parks.example',
        billing_phone: '+44 113 496 0187',
      },
      subscriptions: [
        subscription('sub_lakeland_full', 'full', 100, 5),
        subscription('sub_lakeland_guest', 'guest', 240, 11),
      ],
      events: [
        ...monthly,
        note(sam, 430, 'Seats follow the season: the parks open at Easter and close in October.'),
        note(
          ada,
          120,
          'Asked for a price by the month instead of by the year. Told them we have none.',
        ),
      ],
    };
  },
};
