import { useEffect, useState } from 'react';
import { createMemoryRouter } from 'react-router-dom';
import { createMockApi, type MockApi } from '../mocks/createMockApi';
import { createMockFetch } from '../mocks/fetch';
import { staff } from '../mocks/seed/staff';
import { AppProviders } from '../src/app/AppProviders';
import { createApp, type App } from '../src/app/createApp';
import { memoryStorage } from './memoryStorage';
import { today } from './today';

export interface ConsoleProps {
  /** Where the console opens. */
  readonly path: string;
  readonly signedIn?: boolean;
  readonly organizations?: number;
  /** Sets the scene before anything is asked: faults, other data. */
  readonly prepare?: (api: MockApi) => void;
  /** Shows the accounts of the demo at the login. */
  readonly demo?: boolean;
  /** The provider's name. */
  readonly brand?: string;
  /** What local storage holds, by key. */
  readonly stored?: Readonly<Record<string, string>>;
  /** After the app was made. */
  readonly onApp?: (app: App) => void;
}

/** A whole console of its own: fresh stores, a fresh database, a router in memory. */
export function Console(props: ConsoleProps) {
  const [app] = useState(() => openConsole(props));
  useEffect(() => app.dispose, [app]);
  return <AppProviders app={app} />;
}

const session = { id: 'ses_story', staff_id: 'usr_demo', created_at: '2026-03-02T09:00:00Z' };

/** Makes the console of a story, without rendering it. */
export function openConsole({
  path,
  signedIn = true,
  organizations = 200,
  prepare,
  demo = false,
  brand = 'Acme',
  stored = {},
  onApp,
}: ConsoleProps): App {
  const api = createMockApi({ organizations, now: () => today });
  if (signedIn) api.database.sessions.create(session);
  prepare?.(api);
  const { theme } = document.documentElement.dataset;
  const user = { id: 'usr_demo', name: 'Demo User', email: 'demo@example.com' };
  const app = createApp({
    host: 'https://api.example',
    brand: { name: brand },
    demoAccounts: demo ? staff : [],
    localStorage: memoryStorage({
      ...(theme && { 'ams.theme': item(theme) }),
      ...(signedIn && { 'ams.session': item({ token: session.id, user }) }),
      ...stored,
    }),
    sessionStorage: memoryStorage(),
    makeRouter: (routes) => createMemoryRouter(routes, { initialEntries: [path] }),
    paintTheme: (name) => (document.documentElement.dataset['theme'] = name),
    fetch: createMockFetch(api),
  });
  onApp?.(app);
  return app;
}

function item(data: unknown): string {
  return JSON.stringify({ v: 1, data });
}
