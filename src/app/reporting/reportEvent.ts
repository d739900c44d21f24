import type { ErrorEvent, EventHint, StackFrame } from '@sentry/browser';
import { matchPath } from 'react-router-dom';
import { ApiError } from '~/api/ApiError';
import type { ErrorReport, ReportContext } from '~/lib/report';
import { routes } from '~/app/router/routes';
import { stripBasename } from '~/app/router/Router';

/**
 * What is sent for an error: exactly the properties below. Whatever else Sentry collects (URL,
 * headers, user, breadcrumbs, extra data) is dropped.
 */
export function reportEvent(event: ErrorEvent, hint: EventHint): ErrorEvent {
  const { error, context, path } = (hint.data as { report: ErrorReport }).report;
  return {
    type: undefined,
    event_id: event.event_id,
    timestamp: event.timestamp,
    platform: 'javascript',
    level: 'error',
    release: event.release,
    sdk: { name: event.sdk?.name, version: event.sdk?.version },
    exception: {
      values: event.exception?.values?.map(({ type, stacktrace }) => ({
        type: errorType(type),
        // Messages quote what they concern; type and stack find the cause.
        ...(error instanceof ApiError && { value: failureText(error) }),
        stacktrace: { frames: stacktrace?.frames?.map(cleanFrame) },
      })),
    },
    tags: {
      ...(path !== undefined && {
        route: routes.find((route) => matchPath(route.path, stripBasename(path)))?.path,
      }),
      ...(context && contextTags(context)),
    },
  };
}

/** The tags of the call. `HttpClient` has checked the request id. */
function contextTags({ call, status, field, requestId }: ReportContext): Record<string, string> {
  return {
    ...(call !== undefined && { call }),
    ...(status !== undefined && { status: String(status) }),
    ...(field !== undefined && { field: cleanField(field) }),
    ...(requestId !== undefined && { request_id: requestId }),
  };
}

/** A field's path without what is not a name of the contract, such as the key of a record. */
function cleanField(field: string): string {
  return field.replace(/[^.]+/g, (name) => (/^[a-z][a-z_]{0,39}$/.test(name) ? name : '*'));
}

/** Without the API's error code, which is the server's text. */
function failureText({ failure: { reason, status } }: ApiError): string {
  return status === undefined ? reason : `${reason} ${status}`;
}

function errorType(type = 'Error'): string {
  return /^[\w$]{1,60}$/.test(type) ? type : 'Error';
}

/** Only what finds the line in the source maps; code of the page itself has the page's URL. */
function cleanFrame({ filename = '', lineno, colno, function: name }: StackFrame): StackFrame {
  const file = /\/assets\/[\w.-]+\.js$/.exec(filename)?.[0];
  return {
    filename: file === undefined ? '[page]' : `app://${file}`,
    in_app: file !== undefined,
    ...(lineno !== undefined && { lineno }),
    ...(colno !== undefined && { colno }),
    ...(name !== undefined && /^[\w$.<>? ]{1,100}$/.test(name) && { function: name }),
  };
}
