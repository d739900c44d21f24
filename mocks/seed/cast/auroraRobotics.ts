import { unitedKingdom } from '../regions/english';
import { timeOn, workingDayUntil } from '../plans/calendar';
import type { CastMember } from './CastMember';
import { jonas, mira, sam, storyEvents, subscription } from './storyEvents';

/** Churning: its people leave for another tool, team by team. */
export const auroraRobotics: CastMember = {
  id: 'org_aurora',
  name: 'Aurora Robotics',
  region: unitedKingdom,
  plan(random, today) {
    const { assign, note, fields } = storyEvents(random, today);
    return {
      registered: timeOn(random, workingDayUntil(today - 1_120), 8, 12),
      registeredBy: jonas,
      fields: {
        name: 'Aurora Robotics Ltd',
        address: '18 Station Road, Manchester M3 4LX, United Kingdom',
        billing_name: 'Harriet Lawson',
        billing_email: 'harriet.lawson@aurora-robotics.example',
        billing_phone: '+44 161 496 0142',
      },
      subscriptions: [
        subscription('sub_aurora_full', 'full', 180, 4),
        subscription('sub_aurora_light', 'light', 60, 13),
      ],
      events: [
        ...assign(0, jonas, [
          [1_117, 96],
          [840, 141],
          [520, 168],
          [300, 171],
        ]),
        ...assign(1, jonas, [
          [1_110, 22],
          [700, 51],
          [310, 54],
        ]),
        fields(sam, 610, { name: 'Aurora Robotics' }),
        note(sam, 212, 'Two teams are trying another tool. The renewal is at risk.'),
        ...assign(0, sam, [
          [205, 149],
          [168, 128],
          [126, 104],
          [88, 83],
          [47, 61],
          [12, 44],
        ]),
        ...assign(1, sam, [
          [190, 47],
          [117, 31],
          [61, 18],
          [19, 9],
        ]),
        note(mira, 33, 'Asked how to export all data. Call with their IT lead is arranged.'),
        note(mira, 11, 'They leave at the end of the quarter; deactivate once the export is done.'),
      ],
    };
  },
};
