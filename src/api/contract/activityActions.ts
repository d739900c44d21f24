/** What an entry of the activity says was done (docs/openapi.yaml). */
export const activityActions = [
  'organization_created',
  'organization_updated',
  'organization_activated',
  'organization_deactivated',
  'subscription_added',
  'total_seats_changed',
  'seats_assigned',
  'note_added',
] as const;
