import { expect, it } from 'vitest';
import { undoableEntries } from '~/features/activity/undoableEntries';
import { buildActivity } from './activityEntry';

const about = (id: string, organization: string, action: string, note: string | null = null) =>
  buildActivity(id, {
    action,
    organization: { id: organization, name: organization },
    changes: [{ pointer: '/total_seats', before: 1, after: 2 }],
    note,
  });

it('the latest change of each organization can be taken back, if it is of seats or details', () => {
  const entries = [
    about('1', 'a', 'note_added', 'Hello'),
    about('2', 'a', 'total_seats_changed'),
    about('3', 'a', 'seats_assigned'),
    about('4', 'b', 'organization_deactivated'),
    about('5', 'b', 'organization_updated'),
    about('6', 'c', 'organization_updated'),
    about('7', 'd', 'total_seats_changed', 'Undone'),
    about('8', 'e', 'subscription_added'),
  ];
  expect([...undoableEntries(entries)]).toEqual(['act_2', 'act_6']);
});
