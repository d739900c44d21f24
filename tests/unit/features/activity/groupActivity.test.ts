import { describe, expect, it } from 'vitest';
import type { Activity } from '~/domain/Activity';
import { groupActivity } from '~/features/activity/groupActivity';
import { buildActivity } from './activityEntry';

const sizes = (entries: readonly Activity[]) => groupActivity(entries).map(({ length }) => length);
/** Entries of different organizations, so many seconds before 09:30. */
const entriesBefore = (...seconds: readonly number[]) =>
  seconds.map((distance, index) =>
    buildActivity(`org_${index}`, {
      at: new Date(Date.parse('2026-03-02T09:30:00Z') - distance * 1000).toISOString(),
    }),
  );

describe('groupActivity', () => {
  it('has one group of 89 deactivations of one person', () => {
    const entries = Array.from({ length: 89 }, (_, index) => buildActivity(`org_${index}`));
    expect(groupActivity(entries)).toEqual([entries]);
  });

  it('joins neighbours at most ten minutes apart, however long the group lasts', () => {
    expect(sizes(entriesBefore(0, 600, 1_200, 1_801))).toEqual([3, 1]);
  });

  it.each<[string, Partial<Activity>, Partial<Activity>?]>([
    ['other people', { actor: { id: 'usr_ada', name: 'Sam Carter' } }],
    ['a person and the system', { actor: null }],
    ['other actions', { action: 'organization_activated' }],
    ['one organization', { organization: { id: 'org_1', name: 'Renamed' } }],
    ['a known and an unknown organization', { organization: null }],
    ['unknown organizations', { organization: null }, { organization: null }],
    ['unknown times', { at: null }],
    ['times that are none', { at: 'soon' }, { at: 'soon' }],
  ])('keeps entries of %s apart', (_, second, first) => {
    expect(sizes([buildActivity('org_1', first), buildActivity('org_2', second)])).toEqual([1, 1]);
  });

  it('joins entries of the system', () => {
    const bySystem = { actor: null };
    expect(sizes([buildActivity('a', bySystem), buildActivity('b', bySystem)])).toEqual([2]);
  });

  it('starts a new group with a second entry about an organization', () => {
    expect(sizes(['a', 'b', 'a', 'c'].map((id) => buildActivity(id)))).toEqual([2, 2]);
  });
});
