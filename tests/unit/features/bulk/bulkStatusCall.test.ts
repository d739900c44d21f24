import { expect, it } from 'vitest';
import { ApiError } from '~/api/ApiError';
import { bulkStatusCall } from '~/features/bulk/bulkStatusCall';
import {
  buildEntry,
  buildOrganization,
  conflict,
  organizationsFixture,
} from '../../stores/organizationFixtures';

const call = {
  row: { id: 'a', etag: '"1"' },
  change: 'deactivate',
  reason: undefined,
  readFirst: false,
} as const;

/** The API rejects the change with a 412; `read` responds with version "1" unless it is overridden. */
function rejectingFixture() {
  const fixture = organizationsFixture();
  fixture.mutations.deactivateOrganization.mockRejectedValueOnce(conflict());
  return fixture;
}

it('bulkStatusCall fails with rejected_etag if the refetched ETag is the one that was sent', async () => {
  const { stores } = rejectingFixture();
  await expect(bulkStatusCall(stores, call)).rejects.toMatchObject({
    failure: { reason: 'rejected_etag' },
  });
});

it('bulkStatusCall fails with the 412 if the current version can’t be read after it', async () => {
  const { api, stores } = rejectingFixture();
  api.readOrganization.mockRejectedValueOnce(new ApiError({ reason: 'timeout' }));
  await expect(bulkStatusCall(stores, call)).rejects.toMatchObject({ failure: { status: 412 } });
});

it('bulkStatusCall succeeds on a 412 if the organization turns out to have the status: the browser has sent it twice', async () => {
  const { api, mutations, stores } = rejectingFixture();
  const organization = buildOrganization('a', { status: 'inactive' });
  api.readOrganization.mockResolvedValueOnce({ organization, etag: '"2"' });
  await bulkStatusCall(stores, call);
  expect(mutations.deactivateOrganization).toHaveBeenCalledTimes(1);
});

it('bulkStatusCall fails with the 412 of a change of the user’s own', async () => {
  const { api, activityApi, stores } = rejectingFixture();
  api.readOrganization.mockResolvedValueOnce({ organization: buildOrganization('a'), etag: '"2"' });
  activityApi.listOrganizationActivity.mockResolvedValueOnce({
    entries: [buildEntry({ actor: { id: 'me', name: 'Me' }, action: 'organization_updated' })],
    next: null,
  });
  await expect(bulkStatusCall(stores, call)).rejects.toMatchObject({
    failure: { status: 412, isOwnChange: true },
  });
});
