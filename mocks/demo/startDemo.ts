import { createMockApi, type MockApi } from '../createMockApi';
import { createIndexedDbJournal } from '../persistence/createIndexedDbJournal';
import { createSessionPersistence } from '../persistence/SessionPersistence';
import { createNotificationQueue } from './createNotificationQueue';
import type { Demo } from './Demo';
import { demoLink, parseDemoLink, removeDemoParameters } from './demoLink';
import { datasetKey, type DemoSettings } from './DemoSettings';
import { shareSettingsWithNewTabs } from './shareSettingsWithNewTabs';
import { setToday } from './setToday';
import { reloadIntoScenario } from './reloadIntoScenario';
import { readTabSettings, writeTabSettings } from './storedSettings';

const browser = () => localStorage;
const storages = { tab: () => sessionStorage, browser };

/**
 * Creates the demo with the settings of the URL, else those of this tab, else the last ones used in
 * this browser.
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
          text: 'The demo was updated after your last visit. It starts with fresh data.',
        }),
    }),
    onCorruptJournal: () =>
      notifications.add({
        type: 'caution',
        text: 'Your changes could not be read. The demo starts with fresh data.',
      }),
  });
  persistFaultSettings(settings, api);
  shareSettingsWithNewTabs(storages);

  const demo: Demo = {
    control: api.control,
    dataset,
    notifications,
    get isPersistent() {
      return api.isPersistent;
    },
    start(next) {
      writeTabSettings(storages, next);
      reloadIntoScenario();
    },
    async reset() {
      await api.control.reset();
      writeTabSettings(storages, dataset);
      notifications.add({ type: 'success', text: 'The demo data was reset.' });
      location.reload();
    },
    link: () => demoLink(location.href, dataset, Date.now()),
  };
  return { demo, api };
}

/**
 * Demo parameters are removed from the URL once applied: a reload then keeps later settings, and
 * screens see only their own query.
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

/** Keeps latency and failure rate across reloads, like the rest of the settings. */
function persistFaultSettings(settings: DemoSettings, { control }: MockApi): void {
  let { latency, failureRate } = control.getSnapshot();
  control.subscribe(() => {
    const next = control.getSnapshot();
    if (next.latency === latency && next.failureRate === failureRate) return;
    ({ latency, failureRate } = next);
    writeTabSettings(storages, { ...settings, latency, failureRate });
  });
}
