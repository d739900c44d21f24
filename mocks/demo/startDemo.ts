import { createMockApi, type MockApi } from '../createMockApi';
import { createSessionPersistence } from '../createSessionPersistence';
import { createNotificationQueue } from './createNotificationQueue';
import type { Demo } from './Demo';
import { demoLink, parseDemoLink, removeDemoParameters } from './demoLink';
import { datasetKey, type DemoSettings } from './DemoSettings';
import { createIndexedDbJournal } from './createIndexedDbJournal';
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
  const notifications = createNotificationQueue();
  const settings = initialSettings((text) => notifications.add({ type: 'caution', text }));
  const { latency, failureRate, ...dataset } = settings;
  setToday(dataset.today);

  const api = createMockApi({
    ...dataset,
    latency,
    failureRate,
    sessionPersistence: createSessionPersistence(browser),
    journal: createIndexedDbJournal({
      datasetKey: datasetKey(dataset),
      onVersionMismatch: () =>
        notifications.add({
          type: 'info',
          text: 'The demo has changed since you were here: it starts with fresh data.',
        }),
    }),
    onCorruptJournal: () =>
      notifications.add({
        type: 'caution',
        text: 'Your changes to the demo could not be read: it starts with fresh data.',
      }),
  });
  persistFaultSettings(settings, api);
  keepForNewTabs(storages);

  const demo: Demo = {
    control: api.control,
    dataset,
    notifications,
    get isPersistent() {
      return api.isPersistent;
    },
    start(next) {
      writeTabSettings(storages, next);
      reloadToStart();
    },
    async reset() {
      await api.control.reset();
      writeTabSettings(storages, dataset);
      notifications.add({ type: 'success', text: 'The demo data are as they were at the start.' });
      location.reload();
    },
    link: () => demoLink(location.href, dataset, Date.now()),
  };
  return { demo, api };
}

/**
 * A link starts its scene and is taken out of the address: a reload goes on with what runs, the
 * screens' own queries stay theirs.
 */
function initialSettings(onProblem: (text: string) => void): DemoSettings {
  const link = parseDemoLink(location.search);
  if (!link) return readTabSettings(storages);
  for (const problem of link.problems) onProblem(problem);
  writeTabSettings(storages, link.dataset);
  history.replaceState(
    history.state,
    '',
    location.pathname + removeDemoParameters(location.search) + location.hash,
  );
  return link.dataset;
}

/** What the panel says about latency and failures outlives a reload, as all of the scene does. */
function persistFaultSettings(settings: DemoSettings, { control }: MockApi): void {
  let { latency, failureRate } = control.getSnapshot();
  control.subscribe(() => {
    const next = control.getSnapshot();
    if (next.latency === latency && next.failureRate === failureRate) return;
    ({ latency, failureRate } = next);
    writeTabSettings(storages, { ...settings, latency, failureRate });
  });
}
