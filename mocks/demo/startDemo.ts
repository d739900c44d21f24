import { createMockApi, type MockApi } from '../createMockApi';
import { storedSessions } from '../storedSessions';
import { createNotes } from './createNotes';
import type { Demo } from './Demo';
import { demoLink, readDemoLink, withoutDemoKeys } from './demoLink';
import { worldOf, type DemoSettings } from './DemoSettings';
import { indexedJournal } from './indexedJournal';
import { keepForNewTabs } from './keepForNewTabs';
import { setToday } from './setToday';
import { reloadToStart } from './startHere';
import { readTabSettings, writeTabSettings } from './storedSettings';

const browser = () => localStorage;
const storages = { tab: () => sessionStorage, browser };

/**
 * Puts the demo together that the address asks for, or else the one that this tab ran, or that ran
 * last in this browser.
 */
export function startDemo(): { readonly demo: Demo; readonly api: MockApi } {
  const notes = createNotes();
  const settings = settingsAtStart((text) => notes.add({ type: 'caution', text }));
  const { latency, failureRate, ...scene } = settings;
  setToday(scene.today);

  const api = createMockApi({
    ...scene,
    latency,
    failureRate,
    sessions: storedSessions(browser),
    journal: indexedJournal({
      world: worldOf(scene),
      onOtherModel: () =>
        notes.add({
          type: 'info',
          text: 'The demo has changed since you were here: it starts with fresh data.',
        }),
    }),
    onDamage: () =>
      notes.add({
        type: 'caution',
        text: 'Your changes to the demo could not be read: it starts with fresh data.',
      }),
  });
  keepAnswers(settings, api);
  keepForNewTabs(storages);

  const demo: Demo = {
    control: api.control,
    scene,
    notes,
    get kept() {
      return api.kept;
    },
    start(next) {
      writeTabSettings(storages, next);
      reloadToStart();
    },
    async reset() {
      await api.control.reset();
      writeTabSettings(storages, scene);
      notes.add({ type: 'success', text: 'The demo data are as they were at the start.' });
      location.reload();
    },
    link: () => demoLink(location.href, scene, Date.now()),
  };
  return { demo, api };
}

/**
 * A link starts its scene and is taken out of the address: a reload goes on with what runs, the
 * screens' own queries stay theirs.
 */
function settingsAtStart(onProblem: (text: string) => void): DemoSettings {
  const link = readDemoLink(location.search);
  if (!link) return readTabSettings(storages);
  for (const problem of link.problems) onProblem(problem);
  writeTabSettings(storages, link.scene);
  history.replaceState(
    history.state,
    '',
    location.pathname + withoutDemoKeys(location.search) + location.hash,
  );
  return link.scene;
}

/** What the panel says about latency and failures outlives a reload, as all of the scene does. */
function keepAnswers(settings: DemoSettings, { control }: MockApi): void {
  let { latency, failureRate } = control.state();
  control.subscribe(() => {
    const next = control.state();
    if (next.latency === latency && next.failureRate === failureRate) return;
    ({ latency, failureRate } = next);
    writeTabSettings(storages, { ...settings, latency, failureRate });
  });
}
