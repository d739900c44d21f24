import { ireland } from '../regions/english';
import { timeOn, workingDayUntil } from '../plans/calendar';
import type { CastMember } from './CastMember';
import { ada, robin, storyEvents, subscription } from './storyEvents';

/** Just onboarding: registered this month, one department after the other. */
export const brightwaterClinics: CastMember = {
  id: 'org_brightwater',
  name: 'Brightwater Clinics',
  region: ireland,
  plan(random, today) {
    const { assign, note } = storyEvents(random, today);
    return {
      registered: timeOn(random, workingDayUntil(today - 18), 8, 10),
      registeredBy: robin,
      fields: {
        name: 'Brightwater Clinics DAC',
        address: '12 Quay Street, Galway H91 E2K4, Ireland',
        billing_name: 'Bridget Kavanagh',
        billing_email: 'bridget.kavanagh@brightwater-clinics.example',
        billing_phone: '+353 20 918 4410',
      },
      subscriptions: [
        subscription('sub_brightwater_full', 'full', 120, 9),
        subscription('sub_brightwater_light', 'light', 40, 3),
      ],
      events: [
        note(robin, 14, 'Kick-off done. The outpatient clinic starts, wards follow week by week.'),
        ...assign(0, robin, [
          [13, 6],
          [11, 14],
          [9, 31],
          [5, 52],
          [2, 74],
        ]),
        ...assign(1, robin, [
          [10, 5],
          [4, 22],
        ]),
        note(ada, 6, 'Training for their administrators is done.'),
      ],
    };
  },
};
