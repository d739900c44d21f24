import { versionOf, type CreateOrganizationPayload } from '~/domain/organizationValues';
import {
  activateOrganization,
  createOrganization,
  deactivateOrganization,
  updateOrganization,
} from '~/stores/mutations/organizationMutations';
import {
  addSubscription,
  assignSeats,
  changeTotalSeats,
} from '~/stores/mutations/subscriptionMutations';
import {
  buildOrganization,
  seats,
  seenFull,
  type OrganizationsFixture,
} from '../organizationFixtures';

const base = versionOf({ organization: buildOrganization('a'), etag: '"1"' });

/** What a user enters for each mutation of organization "a", and the version that they saw. */
export const mutationInputs = {
  createOrganization: [{ name: 'Wren' } as CreateOrganizationPayload, 'key'],
  updateOrganization: [base, { ...base.values, name: 'Renamed' }],
  activateOrganization: ['"1"', 'Renewed'],
  deactivateOrganization: ['"1"', 'Churned'],
  assignSeats: [seenFull(), seats(7)],
  addSubscription: [{ seat_type: 'guest', total_seats: 5 }, '"1"', 'key'],
  changeTotalSeats: [seenFull(), { totalSeats: 60 }],
} as const;

const mutations = {
  createOrganization,
  updateOrganization,
  activateOrganization,
  deactivateOrganization,
  assignSeats,
  addSubscription,
  changeTotalSeats,
};

export type MutationName = keyof typeof mutationInputs;
export const mutationNames = Object.keys(mutationInputs) as MutationName[];

export function mutate(
  name: MutationName,
  stores: OrganizationsFixture['stores'],
): Promise<unknown> {
  const mutation = mutations[name] as (...args: unknown[]) => Promise<unknown>;
  const record = name === 'createOrganization' ? [] : [stores.organizations.profile('a')];
  return mutation(stores, ...record, ...mutationInputs[name]);
}
