/** What is known about the call that an error belongs to. */
export interface ReportContext {
  /** Method and path template: `GET /api/accounts/{id}`. */
  readonly call?: string | undefined;
  /** The HTTP status of the response. */
  readonly status?: number | undefined;
  /** Path of the field that violates the contract: `data.billing.amount`. */
  readonly field?: string | undefined;
  /** The `X-Request-Id` of the response. */
  readonly requestId?: string | undefined;
}

/** An error that nobody expected. */
export interface ErrorReport {
  readonly error: unknown;
  readonly context: ReportContext | undefined;
  /** The path of the page when it happened. */
  readonly path: string | undefined;
}

/*
 * The only state of a module: errors are reported from before there is an app, and from functions that no store
 * is passed to, and a page has one place to send them to.
 */
const maxBuffered = 20;
const buffered: ErrorReport[] = [];
let send: ((errorReport: ErrorReport) => void) | undefined;

/**
 * Reports an error of the console or of a response, as opposed to a failure that the user can deal
 * with (docs/operations.md, "Error reports"). The first reports are buffered until `sendReports`;
 * without a DSN nothing is sent.
 */
export function report(
  error: unknown,
  context?: ReportContext,
  path = globalThis.location?.pathname,
): void {
  // A production build sends it, if anything.
  if (import.meta.env.DEV && import.meta.env.MODE !== 'test')
    // oxlint-disable-next-line no-console -- whoever develops must see it
    console.error('Reported:', error, context ?? '');
  if (send) send({ error, context, path });
  else if (buffered.length < maxBuffered) buffered.push({ error, context, path });
}

/** Passes on the buffered reports and all later ones. */
export function sendReports(next: (errorReport: ErrorReport) => void): void {
  send = next;
  for (const each of buffered.splice(0)) next(each);
}
