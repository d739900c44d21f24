import { unitedStates } from '../regions/english';
import { workingDayUntil } from '../plans/calendar';
import { millisecondsPerDay } from '../../day';
import type { CastMember } from './CastMember';
import { ada, jonas, robin, sam, storyEvents, subscription } from './storyEvents';

/** About to run out: a pilot, a second site that joined within two weeks, a season of hiring. */
export const acmeRobotics: CastMember = {
  id: 'acme.v2',
  name: 'Acme Robotics',
  region: unitedStates,
  plan(random, today) {
    const { assign, total, note, fields } = storyEvents(random, today);
    return {
      registered: workingDayUntil(today - 402) * millisecondsPerDay + 9 * 3_600_000,
      registeredBy: jonas,
      fields: {
        name: 'Acme Robotics',
        address: '70 Alder Street, Denver, CO 80292, United States',
        billing_name: 'Thomas Reyes',
        billing_email: 'thomas.reyes@acme-robotics.example',
        billing_phone: '+1 303 555 0125',
      },
      subscriptions: [subscription('sub_acme_full', 'full', 80, 7)],
      events: [
        ...assign(0, jonas, [
          [399, 34],
          [365, 58],
          [322, 71],
        ]),
        ...total(0, jonas, 290, 130),
        ...assign(0, sam, [
          [289, 84],
          [242, 97],
          [196, 108],
          [158, 117],
        ]),
        note(
          sam,
          152,
          'Opens a second site in Boulder; about 50 people move over within two weeks.',
        ),
        ...total(0, sam, 151, 200),
        ...assign(0, sam, [
          [147, 134],
          [141, 152],
          [136, 169],
          [98, 175],
          [62, 181],
        ]),
        fields(ada, 71, {
          billing_name: 'Laura Mitchell',
          billing_email: 'laura.mitchell@acme-robotics.example',
        }),
        note(
          robin,
          52,
          'Hiring for the next three months. Wants to hear from us before seats get short.',
        ),
        ...total(0, robin, 50, 250),
        ...assign(0, robin, [
          [47, 198],
          [40, 214],
          [33, 227],
          // Within 30 days even if that day, and those before it, are days off.
          [18, 232],
          [17, 236],
          [10, 239],
          [3, 246],
        ]),
      ],
    };
  },
};
