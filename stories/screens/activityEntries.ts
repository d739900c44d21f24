const organization = { id: 'org_story', name: 'Northwind Traders Ltd' };
const subscription = { id: 'sub_full', seat_type: 'full' };
const sam = { id: 'usr_sam', name: 'Sam Carter' };
const change = (pointer: string, before: unknown, after: unknown) => ({ pointer, before, after });

const entry = (at: string, action: string, overrides: object = {}) => ({
  id: `act_${at}_${action}`,
  at: `2026-${at}Z`,
  actor: sam,
  action,
  organization,
  subscription: null,
  changes: [],
  note: null,
  ...overrides,
});

/** One entry of each action, newest first. */
export const entryOfEachAction = [
  entry('03-02T09:12:00', 'organization_deactivated', {
    changes: [change('/status', 'active', 'inactive')],
    note: 'Contract ended on 28 February.',
  }),
  entry('03-02T08:40:00', 'note_added', { note: 'Called twice.\nNo answer.' }),
  entry('02-27T16:05:00', 'seats_assigned', {
    subscription,
    changes: [change('/used_seats', 1200, 1246)],
  }),
  entry('02-27T11:20:00', 'total_seats_changed', {
    actor: { id: 'usr_ada', name: 'Ada Lovelace' },
    subscription,
    changes: [change('/total_seats', 1250, 1300)],
  }),
  entry('02-20T10:00:00', 'organization_updated', {
    actor: { id: 'usr_ada', name: 'Ada Lovelace' },
    changes: [
      change('/billing/billing_email', null, 'accounts@northwind-traders.example'),
      change('/billing/amount', 3200, 3371.42),
    ],
  }),
  entry('02-20T09:58:00', 'subscription_added', {
    subscription,
    changes: [change('/seat_type', null, 'full'), change('/total_seats', null, 1250)],
  }),
  entry('02-11T07:30:00', 'organization_activated', {
    actor: null,
    changes: [change('/status', 'inactive', 'active')],
  }),
  entry('02-10T15:45:00', 'organization_created'),
];

/** A bulk change of 89 organizations, before other entries. */
export const bulkDeactivation = [
  ...Array.from({ length: 89 }, (_, index) =>
    entry(`03-02T10:11:${String(59 - (index % 60)).padStart(2, '0')}`, 'organization_deactivated', {
      id: `act_bulk_${index}`,
      organization: { id: `org_${index}`, name: `Tenant ${index + 1}` },
      changes: [change('/status', 'active', 'inactive')],
      note: 'Trial ended',
    }),
  ),
  ...entryOfEachAction,
];

const hostile = '<img src=x onerror=alert(1)>';

/** What a server may send beyond the contract's actions, and text of careless or hostile users. */
export const unusualEntries = [
  entry('03-02T09:00:00', 'plan_migrated', {
    changes: [change('/plan/tier', 'basic', { seats: 5 })],
  }),
  entry('03-02T08:59:00', 'organization_updated', {
    actor: { id: 'usr_gone', name: null },
    changes: [
      change('/name', hostile, 'عميل جديد'),
      change('/address', 'a'.repeat(300), 'b'.repeat(300)),
      change('/subdomain', 'one', 'two'),
      change('/tax/vat_id', null, ''),
    ],
    note: hostile,
  }),
  entry('03-02T08:58:00', 'note_added', { note: 'long '.repeat(400).trim() }),
  entry('03-02T08:57:00', 'seats_assigned', { changes: null }),
  { ...entry('03-02T08:56:00', 'note_added', { organization: null }), at: 'not a date' },
];
