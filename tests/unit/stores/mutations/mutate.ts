import { versionOf, type CreateOrganizationPayload } from '~/domain/organizationValues';
import {
  activateOrganization,
  addSubscription,
  assignSeats,
  changeTotalSeats,
  createOrganization,
  deactivateOrganization,
  updateOrganization,
} from '~/stores/mutations/organizationMutations';
import { buildOrganization, seats, type OrganizationsFixture } from '../organizationFixtures';

const base = versionOf({ organization: buildOrganization('a'), etag: '"1"' });

/** What a user enters for each mutation of organization "a", and the version that they saw. */
export const mutationInputs = {
  createOrganization: [{ name: 'Wren' } as CreateOrganizationPayload, 'key'],
  updateOrganization: ['a', base, { ...base.values, name: 'Renamed' }],
  activateOrganization: ['a', '"1"', 'Renewed'],
  deactivateOrganization: ['a', '"1"', 'Churned'],
  assignSeats: ['a', 'full', seats(7)],
  addSubscription: ['a', { seat_type: 'guest', total_seats: 5 }, '"1"', 'key'],
  changeTotalSeats: ['a', 'full', 60, '"1"'],
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
  return mutation(stores, ...mutationInputs[name]);
}
