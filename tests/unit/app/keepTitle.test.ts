// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import type { MockApi } from '../../../mocks/createMockApi';
import { closeWorlds, openWorld, soon } from './world';

afterEach(closeWorlds);

const suffix = ' | Accounts Management System';

/** Nothing is answered before the place is looked at. */
const slow = ({ control }: MockApi) => control.setLatency(1000);

describe('the page’s title', () => {
  it.each([
    ['/', true, 'Home'],
    ['/accounts', true, 'Organizations'],
    ['/token', true, 'Token'],
    ['/login', false, 'Login'],
    ['/accounts', false, 'Login'],
    ['/logout', true, 'Login'],
    ['/accounts/unknown', true, 'Organization'],
    ['/nowhere', true, 'Page Not Found'],
    ['/nowhere?code=400', true, 'Bad Request'],
    ['/nowhere?code=403', false, 'Access Forbidden'],
    ['/nowhere?code=404', false, 'Page Not Found'],
    ['/nowhere?code=500', false, 'Something went wrong'],
    ['/nowhere?code=%3Csvg%3E', false, 'Page Not Found'],
  ])('at %s (signed in: %s) is %s', async (path, signedIn, title) => {
    const world = openWorld({ path, signedIn, prepare: slow });
    await world.place();
    expect(document.title).toBe(title + suffix);
  });

  it('follows every navigation, a change of the query too', async () => {
    const world = openWorld();
    const seen = [];
    for (const path of [
      '/accounts',
      '/token',
      '/nowhere',
      '/nowhere?code=403',
      '/nowhere?code=400',
      '/',
      '/login',
    ]) {
      await world.router.navigate(path);
      await world.place();
      seen.push(document.title.replace(suffix, ''));
    }
    expect(seen).toEqual([
      'Organizations',
      'Token',
      'Page Not Found',
      'Access Forbidden',
      'Bad Request',
      'Home',
      'Home',
    ]);
  });

  it('becomes the organization’s name, and follows it', async () => {
    const world = openWorld({ prepare: slow });
    const { id, name } = world.api.database.organizations.all()[0] ?? { id: '', name: '' };
    await world.router.navigate(`/accounts/${encodeURIComponent(id)}`);
    await world.place();
    expect(document.title).toBe(`Organization${suffix}`);
    world.api.control.setLatency(0);
    const profile = world.app.stores.organizations.profile(id);
    profile.loadOrganization();
    await soon(() => document.title).toBe(name + suffix);
    world.api.database.organizations.change(id, { name: '<b>{name}</b>' });
    profile.loadOrganization();
    await soon(() => document.title).toBe(`<b>{name}</b>${suffix}`);
  });

  it.each([
    [404, 'Page Not Found'],
    [403, 'Access Forbidden'],
    [400, 'Bad Request'],
    [500, 'Something went wrong'],
  ])('says what failed where the organization does: %s', async (status, title) => {
    const world = openWorld({
      path: '/accounts/7',
      prepare: ({ control }) =>
        void control.failNext({ call: 'readOrganization', effect: { status } }),
    });
    await world.place();
    await soon(() => document.title).toBe(title + suffix);
  });

  it('is left alone once the console is gone', async () => {
    const world = openWorld();
    await world.place();
    world.app.dispose();
    document.title = 'Another page';
    world.app.stores.session.signOut();
    expect(document.title).toBe('Another page');
  });
});
