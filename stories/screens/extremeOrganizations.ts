import type { MockApi } from '~~/mocks/createMockApi';
import { insertOrganization } from '~~/mocks/organizationRows';
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
  /** The share of the seats that are in use. */
  readonly use?: number | undefined;
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
    use = 0.5,
  }: ExtremeOrganization,
) {
  const used = Math.floor(seats * use);
  const subscription = {
    id: `sub_${id}`,
    organization_id: id,
    seat_type: 'full',
    total_seats: seats,
    used_seats: used,
    total_history: [storyDay - 29, seats],
    used_history: [storyDay - 29, Math.floor(seats / 3), storyDay - 12, used],
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

/**
 * Data sets for stories. The first organization of each has the id `extreme`. `use` is the share of
 * the seats that are in use: half of them by default.
 */
export const extremeOrganizations = {
  longText: (api: MockApi, use?: number) => {
    addExtremeOrganization(api, {
      id: 'extreme',
      name: longName,
      subdomain: 'x'.repeat(63),
      billingName: longName,
      use,
    });
    addExtremeOrganization(api, {
      id: 'unbroken',
      name: unbrokenWord,
      billingName: unbrokenWord,
      use,
    });
  },
  hugeNumbers: (api: MockApi, use?: number) => {
    addExtremeOrganization(api, {
      id: 'extreme',
      name: 'Everyone Everywhere',
      seats: hugeNumber,
      amount: 9_999_999_999.99,
      use,
    });
    addExtremeOrganization(api, {
      id: 'large',
      name: 'One Million and One',
      seats: 1_000_001,
      amount: 0,
      use,
    });
  },
  rightToLeft: (api: MockApi, use?: number) => {
    for (const [at, name] of rightToLeftNames.entries())
      addExtremeOrganization(api, {
        id: at === 0 ? 'extreme' : `rtl-${at}`,
        name,
        billingName: rightToLeftNames[2 - at] ?? name,
        use,
      });
  },
  /** One organization without a seat left. */
  full: (api: MockApi) =>
    addExtremeOrganization(api, { id: 'extreme', name: 'Pinecrest Training Group', use: 1 }),
} as const;
