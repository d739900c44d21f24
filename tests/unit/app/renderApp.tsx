import { act, render } from '@testing-library/react';
import { vi } from 'vitest';
import { AppProviders } from '~/app/AppProviders';
import { openTestApp, type TestApp, type TestAppOptions } from './testApp';

/** Renders an app; a test mocks `~/components/Notifications`, which it doesn't need. */
export async function renderApp(options: TestAppOptions): Promise<TestApp> {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  const testApp = await openTestApp(options);
  await act(async () => void render(<AppProviders app={testApp.app} />));
  return testApp;
}
