import { describe, expect, it } from 'vitest';
import { activityApi } from '~/api/activity';
import { fakeApi, jsonResponse } from './fakeApi';

const wire = {
  id: 'act_1',
  at: '2026-03-02T09:30:00Z',
  actor: { id: 'usr_sam', name: 'Sam Rivera' },
  action: 'seats_assigned',
  organization: { id: 'org_1', name: 'Wren & Co' },
  subscription: { id: 'sub_1', seat_type: 'full' },
  changes: [{ pointer: '/used_seats', before: 3, after: 5 }],
  note: null,
};
const entry = {
  ...wire,
  subscription: { id: 'sub_1', seat_type: 'full' },
};

function api(content: unknown) {
  const { http, sent } = fakeApi(() => jsonResponse(content));
  return { activity: activityApi(http), sent };
}

describe('activityApi feeds', () => {
  it('read a page by limit and cursor', async () => {
    const { activity, sent } = api({ data: [wire], meta: { next: 'a/b c' } });
    await expect(activity.listActivity({ limit: 10, before: 'w3.s0' })).resolves.toEqual({
      entries: [entry],
      next: 'a/b c',
    });
    await activity.listOrganizationActivity('acme.v2');
    expect(sent.map(({ url }) => url.pathname + url.search)).toEqual([
      '/api/activity?limit=10&before=w3.s0',
      '/api/accounts/acme.v2/activity',
    ]);
  });

  it('accept entries of the system, of unknown actions and without details', async () => {
    const unknown = {
      ...wire,
      actor: null,
      action: 'colour_changed',
      changes: [{ pointer: '/x', before: [1], after: { y: 2 } }],
    };
    const bare = { id: 'act_2', at: null, actor: null, action: null, organization: null };
    const { activity } = api({ data: [unknown, bare], meta: { next: null } });
    await expect(activity.listActivity()).resolves.toEqual({
      entries: [
        { ...unknown, subscription: entry.subscription },
        { ...bare, subscription: null, changes: [], note: null },
      ],
      next: null,
    });
  });
});
