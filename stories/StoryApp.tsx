import { useEffect, useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { createMockApi, type MockApi } from '~~/mocks/createMockApi';
import { createMockFetch } from '~~/mocks/createMockFetch';
import { DemoAccounts } from '~~/mocks/panel/DemoAccounts';
import { AppProviders } from '~/app/AppProviders';
import type { Demo } from '~/components/Demo';
import { createApp, type App } from '~/app/createApp';
import { memoryStorage } from './memoryStorage';
import { storyNow } from './storyNow';

export interface StoryAppProps {
  /** The initial URL of the console. */
  readonly path: string;
  readonly signedIn?: boolean;
  readonly organizations?: number;
  /** Prepares the mock API before the first request, for example with faults or other data. */
  readonly prepare?: (api: MockApi) => void;
  /** Shows the demo accounts on the login screen. */
  readonly demo?: boolean;
  /** The provider's name. */
  readonly brand?: string;
  /** Initial content of local storage, by key. */
  readonly localStorageItems?: Readonly<Record<string, string>>;
  /** Called once the app has been created. */
  readonly onCreated?: (app: App) => void;
}

const demoAccountsOnly: Demo = {
  renderControl: () => null,
  renderAccounts: (props) => <DemoAccounts {...props} />,
};

/** A complete console for one story, with its own stores, database and in-memory router. */
export function StoryApp(props: StoryAppProps) {
  const [app] = useState(() => createStoryApp(props));
  useEffect(() => app.dispose, [app]);
  return <AppProviders app={app} demo={props.demo ? demoAccountsOnly : undefined} />;
}

const session = { id: 'ses_story', staff_id: 'usr_demo', created_at: '2026-03-02T09:00:00Z' };

/** Creates the app of a story without rendering it. */
export function createStoryApp({
  path,
  signedIn = true,
  organizations = 200,
  prepare,
  brand = 'Acme',
  localStorageItems = {},
  onCreated,
}: StoryAppProps): App {
  const api = createMockApi({ organizations, now: () => storyNow });
  if (signedIn) api.database.session.create(session);
  prepare?.(api);
  const { theme } = document.documentElement.dataset;
  const user = { id: 'usr_demo', name: 'Robin Hale', email: 'demo@example.com' };
  const app = createApp({
    host: 'https://api.example',
    brand: { name: brand },
    release: { version: '1.2.3', commit: 'abc1234' },
    localStorage: memoryStorage({
      ...(theme && { 'ams.theme': persistedItem(theme) }),
      ...(signedIn && { 'ams.session': persistedItem({ token: session.id, user }) }),
      ...localStorageItems,
    }),
    sessionStorage: memoryStorage(),
    createRouter: (routes) => createMemoryRouter(routes, { initialEntries: [path] }),
    applyTheme: (name) => (document.documentElement.dataset['theme'] = name),
    fetch: createMockFetch(api),
  });
  onCreated?.(app);
  return app;
}

function persistedItem(data: unknown): string {
  return JSON.stringify({ v: 1, data });
}
