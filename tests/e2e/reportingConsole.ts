import { configurationOf, readPage } from '../../vite/page';
import { builds } from '../run/builds';
import { configuredBuild } from './configuredBuild';
import { readBuildFiles, startTestHost, type TestHost } from './deployment';
import { test as base } from './fixtures';
import { startSentryServer, type SentryServer } from './sentryServer';

export { expect } from '@playwright/test';

interface ReportingConsole {
  readonly host: TestHost;
  readonly sentry: SentryServer;
  readonly folder: string;
  readonly release: { readonly version: string; readonly commit: string };
}

/** A console that reports its errors to a server of the test. */
export const test = base.extend<{ reporting: ReportingConsole }>({
  reporting: async ({ allowProblems }, use) => {
    // The tests provoke errors of every kind.
    allowProblems(/./);
    const sentry = await startSentryServer();
    const { folder, remove } = configuredBuild(
      builds.staff,
      '--api',
      process.env.VITE_API_HOST ?? '',
      '--sentry-dsn',
      sentry.dsn,
    );
    const host = await startTestHost(folder, readBuildFiles(folder));
    await use({ host, sentry, folder, release: configurationOf(readPage(folder)) });
    host.close();
    sentry.close();
    remove();
  },
});
