// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeWorlds, openWorld, soon, type World } from './world';

afterEach(closeWorlds);

function someone(world: World) {
  const { id } = world.api.database.organizations.all()[0] ?? { id: '' };
  return { path: `/accounts/${encodeURIComponent(id)}`, profile: world.app.stores.organizations.profile(id) };
}

const loads = ({ organization, subscriptions, dailySeats }: ReturnType<typeof someone>['profile']) => [organization, subscriptions, dailySeats];

describe('a navigation to an organization', () => {
  it('waits for quick answers: the screen needs no skeletons', async () => {
    const world = openWorld();
    await world.place();
    const { path, profile } = someone(world);
    await world.router.navigate(path);
    expect(loads(profile).map(({ status }) => status)).toEqual(['ready', 'ready', 'ready']);
  });

  it('waits for a failure, too', async () => {
    const world = openWorld();
    await world.place();
    world.api.control.failNext({ call: 'listSubscriptions', effect: { status: 403 } });
    const { path, profile } = someone(world);
    await world.router.navigate(path);
    expect(profile.subscriptions.failure?.status).toBe(403);
  });

  it('does not wait for slow ones', async () => {
    const world = openWorld();
    await world.place();
    world.api.control.setLatency(5000);
    const { path, profile } = someone(world);
    const left = performance.now();
    await world.router.navigate(path);
    expect(performance.now() - left).toBeLessThan(1000);
    expect(world.router.state.location.pathname).toBe(path);
    expect(loads(profile).every(({ isOpen }) => isOpen)).toBe(true);
  });

  it('asks for the period that the address names', async () => {
    const world = openWorld();
    await world.place();
    const { path, profile } = someone(world);
    await world.router.navigate(`${path}?period=90`);
    expect(profile.dailySeats.data?.period).toBe(90);
  });

  it('that is given up gives its calls up', async () => {
    const world = openWorld();
    await world.place();
    world.api.control.setLatency(5000);
    const { path, profile } = someone(world);
    void world.router.navigate(path);
    await vi.waitFor(() => expect(loads(profile).every(({ isOpen }) => isOpen)).toBe(true));
    await world.router.navigate('/token');
    await soon(() => loads(profile).some(({ isOpen }) => isOpen)).toBe(false);
  });

  it('on the first page does not hold the screen back', async () => {
    const world = openWorld({ path: '/accounts/7', prepare: ({ control }) => control.setLatency(5000) });
    await world.place();
    expect(world.app.stores.organizations.profile('7').organization.isOpen).toBe(true);
  });
});
