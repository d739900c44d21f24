import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listSubscriptions, readOrganization, readSummary } from '~/api/contract/accounts';
import { listOrganizationActivity } from '~/api/contract/activity';
import { updateOrganization } from '~/api/contract/accountMutations';
import { createColleague } from '~~/mocks/demo/presenter/createColleague';
import { acme, obtainBearerToken, createSignedInApi } from '../createSignedInApi';

interface Profile {
  readonly status: string;
  readonly billing: { readonly billing_email: string };
}

describe('MockControl.changeAsColleague', () => {
  it('changes the billing email as another account: new etag, activity, count, and a real conflict', async () => {
    const { api, send } = await createSignedInApi();
    const before = await send<Profile>(readOrganization, acme);
    expect(await api.control.changeAsColleague('acme.v2', 'billing_email')).toEqual({
      actor: 'Sam Rivera',
      organization: 'Acme Robotics',
      field: 'billing_email',
    });
    const after = await send<Profile>(readOrganization, acme);
    expect(after.data.billing.billing_email).not.toBe(before.data.billing.billing_email);
    expect(after.etag).not.toBe(before.etag);
    expect(api.control.getSnapshot().changes).toBe(1);
    const [entry] = (
      await send<{ action: string; actor: { name: string } }[]>(listOrganizationActivity, acme)
    ).data;
    expect(entry).toMatchObject({
      action: 'organization_updated',
      actor: { id: 'usr_sam', name: 'Sam Rivera' },
    });
    const body = { billing: { billing_name: 'Jo Park' } };
    const write = (etag: string) =>
      send(updateOrganization, { ...acme, body, headers: { 'If-Match': etag } });
    expect((await write(before.etag)).status).toBe(412);
    expect((await write(after.etag)).status).toBe(200);
  });

  it('adds seats and changes the status, and the summary agrees', async () => {
    const { api, send } = await createSignedInApi();
    const seats = async () =>
      (await send<{ total_seats: number }[]>(listSubscriptions, acme)).data[0]?.total_seats;
    const inactive = async () => (await send<{ inactive: number }>(readSummary)).data.inactive;
    const [seatsBefore, inactiveBefore] = [await seats(), await inactive()];
    await api.control.changeAsColleague('acme.v2', 'total_seats');
    expect(await seats()).toBe((seatsBefore ?? 0) + 10);
    await api.control.changeAsColleague('acme.v2', 'status');
    expect((await send<Profile>(readOrganization, acme)).data.status).toBe('inactive');
    expect(await inactive()).toBe(inactiveBefore + 1);
    await api.control.changeAsColleague('acme.v2', 'status');
    expect((await send<Profile>(readOrganization, acme)).data.status).toBe('active');
  });

  it('the colleague is never the signed-in user, and ignores an unknown organization', async () => {
    const { api } = await createSignedInApi();
    await obtainBearerToken(api, 'sam@example.com', 'sam');
    expect((await api.control.changeAsColleague('acme.v2', 'status'))?.actor).toBe('Robin Hale');
    expect(await api.control.changeAsColleague('nobody', 'status')).toBeUndefined();
    expect(api.control.getSnapshot().changes).toBe(1);
  });
});

describe('createColleague', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function create() {
    const change = vi.fn((_: string, field: 'billing_email' | 'total_seats' | 'status') =>
      Promise.resolve({ actor: 'Sam Rivera', organization: 'Acme Robotics', field }),
    );
    const broadcast = vi.fn();
    return { change, broadcast, colleague: createColleague({ change, broadcast }) };
  }

  it('changeLater counts down ten seconds, changes once and tells every tab', async () => {
    const { change, broadcast, colleague } = create();
    colleague.changeLater('acme.v2', 'status');
    expect(colleague.get().pending?.secondsLeft).toBe(10);
    await vi.advanceTimersByTimeAsync(9_000);
    expect([colleague.get().pending?.secondsLeft, change.mock.calls.length]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(change.mock.calls).toEqual([['acme.v2', 'status']]);
    expect(broadcast.mock.calls).toEqual([['acme.v2']]);
    expect(colleague.get()).toEqual({
      last: { actor: 'Sam Rivera', organization: 'Acme Robotics', field: 'status' },
    });
  });

  it('cancel stops the countdown, and another change replaces it', async () => {
    const { change, colleague } = create();
    colleague.changeLater('acme.v2', 'status');
    colleague.cancel();
    expect(colleague.get()).toEqual({});
    colleague.changeLater('acme.v2', 'status');
    colleague.changeLater('acme.v2', 'total_seats');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(change.mock.calls).toEqual([['acme.v2', 'total_seats']]);
  });
});
