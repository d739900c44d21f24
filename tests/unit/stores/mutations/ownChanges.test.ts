import { describe, expect, it } from 'vitest';
import { ApiError } from '~/api/ApiError';
import { versionOf } from '~/domain/organizationValues';
import type { Organization } from '~/domain/Organization';
import type { Subscription } from '~/domain/Subscription';
import { updateOrganization } from '~/stores/mutations/organizationMutations';
import { assignSeats } from '~/stores/mutations/subscriptionMutations';
import {
  buildOrganization,
  buildSubscription,
  conflict,
  loadedProfile,
  seats,
  seenFull,
  type OrganizationsFixture,
} from '../organizationFixtures';
import { mutate, mutationNames, type MutationName } from './mutate';

// docs/product.md, "Own changes".

const boundToVersion = mutationNames.filter((name) => name !== 'createOrganization');

/** What each mutation of `mutate` leaves behind. */
const applied: Readonly<
  Record<
    MutationName,
    { readonly organization?: Partial<Organization>; readonly rows?: readonly Subscription[] }
  >
> = {
  createOrganization: {},
  updateOrganization: { organization: { name: 'Renamed' } },
  activateOrganization: { organization: { status: 'active' } },
  deactivateOrganization: { organization: { status: 'inactive' } },
  assignSeats: { rows: [buildSubscription('full', { used_seats: 7 })] },
  addSubscription: { rows: [buildSubscription('guest', { total_seats: 5 })] },
  changeTotalSeats: { rows: [buildSubscription('full', { total_seats: 60 })] },
};

/** The API has version "2", which has what a mutation leaves behind, and `changes` beside it. */
function serveVersion2(
  { api }: Pick<OrganizationsFixture, 'api'>,
  name: MutationName,
  changes: Partial<Organization> = {},
): void {
  const { organization, rows = [buildSubscription('full')] } = applied[name];
  api.readOrganization.mockResolvedValue({
    organization: buildOrganization('a', { ...organization, ...changes }),
    etag: '"2"',
  });
  api.listSubscriptions.mockResolvedValue({ rows, etag: '"2"' });
}

/** A mutation that was applied although its response was lost. */
async function lostResponse(name: MutationName) {
  const fixture = await loadedProfile();
  fixture.mutations[name].mockRejectedValueOnce(new ApiError({ reason: 'unreachable' }));
  await expect(mutate(name, fixture.stores)).rejects.toMatchObject({
    failure: { reason: 'unreachable' },
  });
  serveVersion2(fixture, name);
  fixture.mutations[name].mockRejectedValueOnce(conflict());
  return fixture;
}

describe.each(boundToVersion)('%s', (name) => {
  it('succeeds on a 412 if an earlier attempt was applied although its response was lost', async () => {
    const { mutations, stores, profile } = await lostResponse(name);
    await mutate(name, stores);
    expect(mutations[name]).toHaveBeenCalledTimes(2);
    expect(profile.version?.etag).toBe('"2"');
  });

  it('succeeds on a 412 if the refetched organization is as it leaves it: the browser has sent it twice', async () => {
    const fixture = await loadedProfile();
    serveVersion2(fixture, name);
    fixture.mutations[name].mockRejectedValueOnce(conflict());
    await mutate(name, fixture.stores);
    expect(fixture.mutations[name]).toHaveBeenCalledTimes(1);
    expect(fixture.profile.version?.etag).toBe('"2"');
  });

  it('fails with rejected_etag if the refetched ETag is the one that was sent', async () => {
    const { api, mutations, stores } = await loadedProfile();
    api.listSubscriptions.mockResolvedValue({ rows: [], etag: '"1"' });
    mutations[name].mockRejectedValueOnce(
      new ApiError({ reason: 'status', status: 412, requestId: 'req_1' }),
    );
    await expect(mutate(name, stores)).rejects.toMatchObject({
      failure: { reason: 'rejected_etag', requestId: 'req_1' },
    });
  });
});

it('updateOrganization rejects with the 412 if someone else changed another field after a lost response', async () => {
  const fixture = await lostResponse('updateOrganization');
  serveVersion2(fixture, 'updateOrganization', { address: 'Theirs' });
  await expect(mutate('updateOrganization', fixture.stores)).rejects.toMatchObject({
    failure: { status: 412 },
  });
});

it('updateOrganization sends what differs from its own earlier attempt, whose response was lost', async () => {
  const { mutations, stores, profile } = await lostResponse('updateOrganization');
  const base = versionOf({ organization: buildOrganization('a'), etag: '"1"' });
  // The name is as it was before the attempt.
  const values = { ...base.values, address: '2 Road' };
  await updateOrganization(stores, profile, base, values);
  expect(mutations.updateOrganization).toHaveBeenLastCalledWith(
    'a',
    { name: 'Name a', address: '2 Road' },
    '"2"',
    values,
  );
});

it('assignSeats sends another number for the version that its own earlier attempt has made', async () => {
  const { mutations, stores, profile } = await lostResponse('assignSeats');
  await assignSeats(stores, profile, seenFull(), seats(8));
  expect(mutations.assignSeats).toHaveBeenLastCalledWith('a', seenFull({}, '"2"'), seats(8));
});
