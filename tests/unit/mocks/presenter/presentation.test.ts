import { describe, expect, it, vi } from 'vitest';
import { parseDemoLink, removeDemoParameters } from '~~/mocks/demo/demoLink';
import { createPresentation } from '~~/mocks/demo/presenter/createPresentation';
import { parsePresenterLink } from '~~/mocks/demo/presenter/presenterLink';

/** One tab: each call is a load of the page with a query. */
function openTab() {
  const items = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
  const load = (search: string, start = () => {}) =>
    createPresentation(storage, parsePresenterLink(search), start);
  return { items, load };
}

describe('?panel=', () => {
  it('off hides the panel until the tab closes or a link says on', () => {
    const tab = openTab();
    expect(tab.load('').isHidden).toBe(false);
    expect(tab.load('?scenario=growing&panel=off').isHidden).toBe(true);
    expect(tab.load('').isHidden).toBe(true);
    expect(tab.load('?panel=maybe').isHidden).toBe(true);
    expect(tab.load('?panel=on').isHidden).toBe(false);
    expect(tab.load('').isHidden).toBe(false);
    expect(openTab().load('').isHidden).toBe(false);
  });

  it('?panel and ?tour are removed from the query and select no scenario', () => {
    expect(removeDemoParameters('?sort=name&panel=off&tour=on&q=a%20b')).toBe('?sort=name&q=a%20b');
    expect(parseDemoLink('?panel=off')).toBeUndefined();
  });
});

describe('tour', () => {
  it('the tour, and how far each step is, are kept across reloads and after it ended, until it starts again', () => {
    const tab = openTab();
    expect(tab.load('').tour.get()).toEqual({ isActive: false, step: 0, actions: {} });
    const { tour } = tab.load('?tour=on');
    expect(tour.get()).toEqual({ isActive: true, step: 0, actions: {} });
    const listener = vi.fn();
    tour.subscribe(listener);
    tour.goTo(2);
    expect(listener).toHaveBeenCalledOnce();
    tour.reach(2, 1);
    const reloaded = tab.load('').tour;
    expect(reloaded.get()).toEqual({ isActive: true, step: 2, actions: { 2: 1 } });
    reloaded.end();
    const ended = tab.load('').tour;
    expect(ended.get()).toEqual({ isActive: false, step: 2, actions: { 2: 1 } });
    ended.resume();
    expect(tab.load('').tour.get()).toEqual({ isActive: true, step: 2, actions: { 2: 1 } });
    expect(tab.load('?tour=on').tour.get()).toEqual({ isActive: true, step: 0, actions: {} });
  });

  it('shows the panel that was hidden, unless the link hides it too', () => {
    const tab = openTab();
    tab.load('?panel=off');
    expect(tab.load('?tour=on').isHidden).toBe(false);
    expect(tab.load('?tour=on&panel=off').isHidden).toBe(true);
  });

  it.each(['', '{', '{"v":2}', '{"v":1,"data":{"isPanelHidden":true,"tour":{"step":-1}}}'])(
    'malformed storage %j is ignored, and so is storage that throws',
    (text) => {
      const tab = openTab();
      tab.items.set('ams.demo.presentation', text);
      expect(tab.load('')).toMatchObject({ isHidden: false });
      const broken = createPresentation(
        () => {
          throw new Error('denied');
        },
        parsePresenterLink('?tour=on'),
        () => {},
      );
      broken.tour.goTo(1);
      expect(broken.tour.get()).toMatchObject({ isActive: true, step: 1 });
    },
  );
});
