import { describe, expect, it } from 'vitest';
import type { Activity } from '~/domain/Activity';
import { organizationFormFields } from '~/forms/OrganizationFields';
import { labelAt } from '~/messages/fieldLabels';
import {
  activityActor,
  activitySentence,
  activityValue,
  groupSentence,
} from '~/messages/activityText';

const buildEntry = (overrides: Partial<Activity>): Activity => ({
  id: 'act_1',
  at: '2026-03-02T09:30:00Z',
  actor: { id: 'usr_sam', name: 'Sam Carter' },
  action: 'organization_created',
  organization: { id: 'org_1', name: 'Acme' },
  subscription: null,
  changes: [],
  note: null,
  ...overrides,
});
const change = (pointer: string, before: unknown, after: unknown) => ({ pointer, before, after });
/** The sentence on the profile, and the one on home. */
function sentencesOf(entry: Activity): string[] {
  const { onProfile, onHome, values } = activitySentence(entry);
  const sentences = [onProfile, onHome.join('Acme')];
  return sentences.map((text) => [activityActor(entry) + text, values].filter(Boolean).join(' '));
}
/** Both of a template: `<a|b>` is `a` on the profile and `b` on home. */
const expand = (template: string) =>
  ['$1', '$2'].map((part) => template.replace(/<(.*?)\|(.*?)>/, part));
const full = { id: 'sub_1', seat_type: 'full' };
const fields = ['/name', '/billing/billing_email', '/address', '/billing/amount'];
const update = (count: number) =>
  fields.slice(0, count).map((pointer) => change(pointer, null, 'x'));

it.each<[string, Partial<Activity>]>([
  ['Sam Carter created <the organization|Acme>', {}],
  ['Sam Carter activated <the organization|Acme>', { action: 'organization_activated' }],
  [
    'The system deactivated <the organization|Acme>',
    { action: 'organization_deactivated', actor: null },
  ],
  ['Sam Carter changed Name<| of Acme>', { action: 'organization_updated', changes: update(1) }],
  [
    'Sam Carter changed Name, Billing email and Address<| of Acme>',
    { action: 'organization_updated', changes: update(3) },
  ],
  [
    'Sam Carter changed 4 fields<| of Acme>',
    { action: 'organization_updated', changes: update(4) },
  ],
  [
    'Sam Carter changed /tax/vat_id<| of Acme>',
    { action: 'organization_updated', changes: [change('/tax/vat_id', null, 'x')] },
  ],
  ['Sam Carter changed <the organization|Acme>', { action: 'organization_updated' }],
  [
    'Sam Carter added 1,200 full seats<| to Acme>',
    {
      action: 'subscription_added',
      subscription: full,
      changes: [change('/seat_type', null, 'full'), change('/total_seats', null, 1200)],
    },
  ],
  [
    'Sam Carter changed total full seats<| of Acme> 20 → 50 (+30)',
    {
      action: 'total_seats_changed',
      subscription: full,
      changes: [change('/total_seats', 20, 50)],
    },
  ],
  [
    'Sam Carter changed seats in use<| of Acme> 1,500 → 1,200 (−300)',
    { action: 'seats_assigned', changes: [change('/used_seats', 1_500, 1_200)] },
  ],
  [
    'Sam Carter changed total seats<| of Acme> — → 12',
    { action: 'total_seats_changed', changes: [change('/total_seats', null, 12)] },
  ],
  ['Sam Carter changed seats in use<| of Acme>', { action: 'seats_assigned' }],
  ['Sam Carter added a note<| to Acme>', { action: 'note_added', note: 'Called.' }],
  ['Sam Carter: plan_migrated<| (Acme)>', { action: 'plan_migrated' }],
  ['Unknown user: —<| (Acme)>', { action: null, actor: { id: 'usr_x', name: null } }],
])('an entry reads “%s”: %o', (template, overrides) =>
  expect(sentencesOf(buildEntry(overrides))).toEqual(expand(template)),
);

describe('groupSentence', () => {
  it.each([
    ['organization_created', ' created 3 organizations'],
    ['organization_activated', ' activated 3 organizations'],
    ['organization_deactivated', ' deactivated 3 organizations'],
    ['seats_assigned', ' changed 3 organizations'],
    ['toString', ' changed 3 organizations'],
    [null, ' changed 3 organizations'],
  ])('%s', (action, expected) => {
    expect(groupSentence(action, 3)).toBe(expected);
  });
});

describe('activityValue', () => {
  it('formats an amount with its currency, if that is known', () => {
    expect(activityValue('/billing/amount', 1234.5, 'USD')).toBe('USD 1,234.50');
    expect(activityValue('/billing/amount', 1234.5)).toBe('1,234.50');
  });
  it.each<[string, unknown, string | null]>([
    ['/total_seats', 12000, '12,000'],
    ['/status', 'inactive', 'Inactive'],
    ['/registered_at', '2026-03-02T12:00:00Z', '2 Mar 2026'],
    ['/registered_at', 'soon', 'soon'],
    ['/name', '=1+1<b>', '=1+1<b>'],
    ['/name', null, null],
    ['/unknown', { a: [1] }, '{"a":[1]}'],
    ['/unknown', false, 'false'],
  ])('%s %o is shown as %s', (pointer, value, text) =>
    expect(activityValue(pointer, value)).toBe(text),
  );
});

describe('labelAt', () => {
  it('labels the fields of an organization like its form', () => {
    for (const [name, { label }] of Object.entries(organizationFormFields)) {
      const isBilling = /^(billing_|amount|currency)/.test(name);
      expect(labelAt(`${isBilling ? '/billing' : ''}/${name}`)).toBe(label);
    }
  });
  it('shows an unknown pointer as received', () => {
    expect(['/tax/vat_id', 'constructor', ''].map(labelAt)).toEqual([
      '/tax/vat_id',
      'constructor',
      '',
    ]);
  });
});
