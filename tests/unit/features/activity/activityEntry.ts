import type { Activity } from '~/domain/Activity';

const sam = { id: 'usr_sam', name: 'Sam Carter' };

/** A deactivation of the organization with this id. */
export const buildActivity = (
  organizationId: string,
  overrides: Partial<Activity> = {},
): Activity => ({
  id: `act_${organizationId}`,
  at: '2026-03-02T09:30:00Z',
  actor: sam,
  action: 'organization_deactivated',
  organization: { id: organizationId, name: `Name ${organizationId}` },
  subscription: null,
  changes: [],
  note: null,
  ...overrides,
});
