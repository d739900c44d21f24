// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeWorlds, openWorld, soon } from './world';

afterEach(closeWorlds);

/** A console at home, and an organization to go to. */
async function atHome() {
  const world = openWorld();
  await world.place();
  const { id } = world.api.database.organizations.all()[0] ?? { id: '' };
  return {
    world,
    path: `/accounts/${encodeURIComponent(id)}`,
    profile: world.app.stores.organizations.profile(id),
  };
}

const loads = ({
  organization,
  subscriptions,
  dailySeats,
}: Awaited<ReturnType<typeof atHome>>['profile']) => [organization, subscriptions, dailySeats];

describe('a navigation to an organization', () => {
  it('waits for quick answers: the screen needs no skeletons', async () => {
    const { world, path, profile } = await atHome();
    await world.router.navigate(path);
    expect(loads(profile).map(({ status }) => status)).toEqual(['ready', 'ready', 'ready']);
  });

  it('waits for a failure, too', async () => {
    const { world, path, profile } = await atHome();
    world.api.control.failNext({ call: 'listSubscriptions', effect: { status: 403 } });
    await world.router.navigate(path);
    expect(profile.subscriptions.failure?.status).toBe(403);
  });

  it('does not wait for slow ones', async () => {
    const { world, path, profile } = await atHome();
    world.api.control.setLatency(5000);
    const left = performance.now();
    await world.router.navigate(path);
    expect(performance.now() - left).toBeLessThan(1000);
    expect(world.router.state.location.pathname).toBe(path);
    expect(loads(profile).every(({ isOpen }) => isOpen)).toBe(true);
  });

  it('asks for the period that the address names', async () => {
    const { world, path, profile } = await atHome();
    await world.router.navigate(`${path}?period=90`);
    expect(profile.dailySeats.data?.period).toBe(90);
  });

  it('that is given up gives its calls up', async () => {
    const { world, path, profile } = await atHome();
    world.api.control.setLatency(5000);
    void world.router.navigate(path);
    await vi.waitFor(() => expect(loads(profile).every(({ isOpen }) => isOpen)).toBe(true));
    await world.router.navigate('/token');
    await soon(() => loads(profile).some(({ isOpen }) => isOpen)).toBe(false);
  });

  it('on the first page does not hold the screen back', async () => {
    const world = openWorld({
      path: '/accounts/7',
      prepare: ({ control }) => control.setLatency(5000),
    });
    await world.place();
    expect(world.app.stores.organizations.profile('7').organization.isOpen).toBe(true);
  });
});
