import {
  BrowserClient,
  defaultStackParser,
  makeFetchTransport,
  Scope,
  type BrowserOptions,
} from '@sentry/browser';
import { isAbortError } from '~/api/ApiError';
import type { Configuration } from '~/lib/configuration';
import { report, type ErrorReport, sendReports } from '~/lib/report';
import { reportEvent } from './reportEvent';

/** An event that the page's error collector has caught (vite/page.ts). */
interface CollectedError {
  readonly event: Event;
  /** The path of the page at that time. */
  readonly path: string;
}

declare global {
  interface Window {
    /** What has been caught so far; only in a page that reports errors. */
    amsErrors?: CollectedError[];
  }
}

/** Per page load: an error that repeats in a loop must not flood the server. */
const maxReports = 100;

/** Nothing is collected beyond the error itself; the defaults would collect most of these. */
const dataCollection: BrowserOptions['dataCollection'] = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
};

/**
 * Sends the reports to the configured server, those buffered so far first. Uses Sentry's client
 * without its global state and integrations: nothing of the page is patched or recorded.
 */
export function startReporting({ sentryDsn, version, commit }: Configuration): void {
  const client = new BrowserClient({
    dsn: sentryDsn,
    release: `${version}+${commit}`,
    environment: undefined,
    integrations: [],
    stackParser: defaultStackParser,
    // The page's own `fetch`: Sentry would look for the browser's in an iframe.
    transport: (options) => makeFetchTransport(options, (...args) => fetch(...args)),
    transportOptions: { fetchOptions: { credentials: 'omit', referrerPolicy: 'no-referrer' } },
    dataCollection,
    sendClientReports: false,
    beforeSend: reportEvent,
  });
  client.init();
  const seen = new WeakSet();
  let count = 0;
  sendReports((report) => {
    const { error } = report;
    // The same error may reach several handlers.
    const isRepeated = typeof error === 'object' && error !== null && seen.has(error);
    if (isRepeated || isAbortError(error) || count >= maxReports) return;
    if (typeof error === 'object' && error !== null) seen.add(error);
    count += 1;
    client.captureException(toError(report), { data: { report } }, new Scope());
  });
  sendCollectedErrors();
}

/** Reports what the page has collected so far, and all that follows. */
function sendCollectedErrors(): void {
  const collected = window.amsErrors ?? [];
  const earlier = collected.splice(0);
  collected.push = (...next) => {
    for (const { event } of next) reportCollected(event);
    return 0;
  };
  for (const { event, path } of earlier) reportCollected(event, path);
}

function reportCollected(event: Event, path?: string): void {
  if (event instanceof ErrorEvent) {
    // Scripts of other origins, such as browser extensions, have no error.
    if (event.error) report(event.error, undefined, path);
  } else if (event instanceof PromiseRejectionEvent) report(event.reason, undefined, path);
}

/** Sentry would describe other values by their content. */
function toError({ error }: ErrorReport): Error {
  if (error instanceof Error) return error;
  return new Error(`A value of type ${typeof error} was thrown.`);
}
