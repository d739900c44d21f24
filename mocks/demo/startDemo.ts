import { createMockApi, type MockApi } from '../createMockApi';
import { createIndexedDbJournal } from '../persistence/createIndexedDbJournal';
import { createSessionPersistence } from '../persistence/SessionPersistence';
import { createNotificationQueue } from './createNotificationQueue';
import type { Demo } from './Demo';
import { basePath, consolePath } from './consolePath';
import { demoLink, parseDemoLink, removeDemoParameters } from './demoLink';
import { broadcastChange } from './presenter/broadcastChange';
import { createColleague } from './presenter/createColleague';
import { createPresentation } from './presenter/createPresentation';
import { createState } from './presenter/createState';
import { pausePrefetches } from './presenter/pausePrefetches';
import { parsePresenterLink, tourDataset } from './presenter/presenterLink';
import { datasetKey, type DemoSettings } from './DemoSettings';
import { shareSettingsWithNewTabs } from './shareSettingsWithNewTabs';
import { setToday } from './setToday';
import { reloadIntoScenario } from './reloadIntoScenario';
import { organizationIdOf } from './startPath';
import { readTabSettings, writeTabSettings } from './storedSettings';

const browser = () => localStorage;
const storages = { tab: () => sessionStorage, browser };

interface RunningDemo {
  readonly demo: Demo;
  readonly api: MockApi;
  /** Loads the stored changes; for a tour that starts, discards them instead. */
  readonly loadChanges: () => Promise<void>;
}

/**
 * Creates the demo with the settings of the URL, else those of this tab, else the last ones used in
 * this browser.
 */
export function startDemo(): RunningDemo {
  const notifications = createNotificationQueue();
  const presenterLink = parsePresenterLink(location.search);
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
  pausePrefetches(api.control);

  const demo: Demo = {
    control: api.control,
    dataset,
    notifications,
    get isPersistent() {
      return api.isPersistent;
    },
    panel: createState(false),
    ...createPresentation(storages.tab, presenterLink, () =>
      location.assign(`${basePath}/?tour=on`),
    ),
    colleague: createColleague({
      change: (id, field) => api.control.changeAsColleague(id, field),
      broadcast: broadcastChange,
    }),
    organizationOnScreen() {
      const id = organizationIdOf(consolePath());
      const organization =
        id === undefined
          ? null
          : api.database.organization.findFirst({ where: { id: { equals: id } } });
      return organization ? { id: organization.id, name: organization.name } : undefined;
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
  return {
    demo,
    api,
    loadChanges: () => (presenterLink.startTour ? api.control.reset() : api.sync()),
  };
}

/**
 * Demo parameters are removed from the URL once applied: a reload then keeps later settings, and
 * screens see only their own query.
 */
function initialSettings(onProblem: (text: string) => void): DemoSettings {
  const { pathname, search, hash } = location;
  const { startTour, showPanel } = parsePresenterLink(search);
  const link = startTour ? { dataset: tourDataset, problems: [] } : parseDemoLink(search);
  if (link || showPanel !== undefined)
    history.replaceState(history.state, '', pathname + removeDemoParameters(search) + hash);
  if (!link) return readTabSettings(storages);
  // In one notification: several would cover the screen that is about to be shown.
  if (link.problems.length > 0) onProblem(link.problems.join(' '));
  writeTabSettings(storages, link.dataset);
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
