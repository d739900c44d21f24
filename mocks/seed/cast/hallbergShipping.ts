import { sweden } from '../regions/continental';
import { timeOn, workingDayUntil } from '../plans/calendar';
import type { CastMember } from './CastMember';
import { ada, jonas, mira, sam, storyEvents, subscription } from './storyEvents';

/** Pays for far too much: bought for a merger that never came. */
export const hallbergShipping: CastMember = {
  id: 'org_hallberg',
  name: 'Hallberg Shipping',
  region: sweden,
  plan(random, today) {
    const { assign, total, note } = storyEvents(random, today);
    return {
      registered: timeOn(random, workingDayUntil(today - 1_905), 8, 12),
      registeredBy: jonas,
      fields: {
        name: 'Hallberg Shipping AB',
        address: 'Östra Hamngatan 41, 411 10 Göteborg, Sweden',
        billing_name: 'Ekonomiavdelningen',
        billing_email: 'ekonomi@hallberg-shipping.example',
        billing_phone: '+46 31 390 06 21',
      },
      subscriptions: [subscription('sub_hallberg_full', 'full', 250, 10)],
      events: [
        ...assign(0, jonas, [
          [1_900, 88],
          [1_430, 131],
          [980, 149],
        ]),
        ...total(0, jonas, 640, 1_200),
        note(jonas, 640, 'Raised the total for the merger with their Danish competitor.'),
        ...assign(0, sam, [
          [560, 171],
          [330, 166],
          [141, 162],
        ]),
        note(ada, 214, 'The merger was called off. Offered to lower the total; no answer yet.'),
        note(mira, 58, 'Called again. Their new controller wants a proposal.'),
      ],
    };
  },
};
