import type { MockApi } from '~~/mocks/createMockApi';
import { insertOrganization } from '~~/mocks/database/writeOrganization';
import { storyDay } from '../dialogs/storyOrganization';

/** Values that strain the layout of lists and profile. */
export const longName =
  'The Incorporated Society for the Preservation, Promotion and Proper Punctuation of Exceedingly Long Organization Names';
export const unbrokenWord = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2);
export const rightToLeftNames = [
  'شركة النقل البحري المتحدة',
  'בית ההוצאה לאור הלאומי',
  'مؤسسة البحث العلمي (القاهرة) Ltd',
];
const hugeNumber = 9_007_199_254_740_991;

interface ExtremeOrganization {
  readonly id: string;
  readonly name: string;
  readonly subdomain?: string;
  readonly billingName?: string;
  readonly seats?: number;
  readonly amount?: number;
}

/** Adds an organization with extreme values and ordinary defaults. */
function addExtremeOrganization(
  { database }: MockApi,
  {
    id,
    name,
    subdomain = id,
    billingName = 'Priya Natarajan',
    seats = 25,
    amount = 3371.42,
  }: ExtremeOrganization,
) {
  const subscription = {
    id: `sub_${id}`,
    organization_id: id,
    seat_type: 'full',
    total_seats: seats,
    used_seats: Math.floor(seats / 2),
    total_history: [storyDay - 29, seats],
    used_history: [storyDay - 29, Math.floor(seats / 3), storyDay - 12, Math.floor(seats / 2)],
    daily_seed: 1,
  };
  const organization = {
    id,
    name,
    address: '12 Harbour Street, Bristol BS1 4RN, United Kingdom',
    subdomain,
    status: 'active' as const,
    registered_at: '2024-02-29T09:30:00Z',
    updated_at: '2026-02-27T16:05:00Z',
    status_changed_at: null,
    billing_name: billingName,
    billing_email: `accounts@${subdomain.slice(0, 60)}.example`,
    billing_phone: '+44 117 496 0123',
    amount,
    currency: 'GBP',
    version: 1,
  };
  insertOrganization(database, storyDay, organization, [subscription]);
}

/** Data sets for stories. The first organization of each has the id `extreme`. */
export const extremeOrganizations = {
  longText: (api: MockApi) => {
    addExtremeOrganization(api, {
      id: 'extreme',
      name: longName,
      subdomain: 'x'.repeat(63),
      billingName: longName,
    });
    addExtremeOrganization(api, { id: 'unbroken', name: unbrokenWord, billingName: unbrokenWord });
  },
  hugeNumbers: (api: MockApi) => {
    addExtremeOrganization(api, {
      id: 'extreme',
      name: 'Everyone Everywhere',
      seats: hugeNumber,
      amount: 9_999_999_999.99,
    });
    addExtremeOrganization(api, {
      id: 'large',
      name: 'One Million and One',
      seats: 1_000_001,
      amount: 0,
    });
  },
  rightToLeft: (api: MockApi) => {
    for (const [at, name] of rightToLeftNames.entries())
      addExtremeOrganization(api, {
        id: at === 0 ? 'extreme' : `rtl-${at}`,
        name,
        billingName: rightToLeftNames[2 - at] ?? name,
      });
  },
} as const;
