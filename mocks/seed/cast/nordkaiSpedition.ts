import { germany } from '../regions/continental';
import { timeOn, workingDayUntil } from '../plans/calendar';
import type { CastMember } from './CastMember';
import { ada, jonas, sam, storyEvents, subscription } from './storyEvents';

/** Looked as if it paid for too much until last week, when its second site moved over. */
export const nordkaiSpedition: CastMember = {
  id: 'org_nordkai',
  name: 'Nordkai Spedition',
  region: germany,
  replacesInvented: true,
  plan(random, today) {
    const { assign, total, note } = storyEvents(random, today);
    return {
      registered: timeOn(random, workingDayUntil(today - 870), 8, 12),
      registeredBy: jonas,
      fields: {
        name: 'Nordkai Spedition GmbH',
        address: 'Hafenstraße 88, 20457 Hamburg, Germany',
        billing_name: 'Buchhaltung',
        billing_email: 'buchhaltung@nordkai-spedition.example',
        billing_phone: '+49 40 66969 274',
      },
      subscriptions: [subscription('sub_nordkai_full', 'full', 180, 4)],
      events: [
        ...assign(0, jonas, [
          [865, 94],
          [610, 128],
          [330, 151],
        ]),
        ...total(0, ada, 196, 400),
        note(ada, 196, 'Bought for both sites; Bremen moves over once its old contract ends.'),
        ...assign(0, sam, [
          [6, 174],
          [4, 229],
        ]),
        note(sam, 6, 'Bremen has started. Another team follows in spring.'),
      ],
    };
  },
};
