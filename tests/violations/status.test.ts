import { editContent, editHeaders, editQuery, on, rejectIf, rowsOf } from './edits';
import { isObject } from '~~/tests/conformance/json';
import type { Handle } from '../unit/conformance/WrongServer';
import { testViolations } from './testViolations';

/** Responds with another status, in the body too. */
const replaceStatus =
  (from: number, to: number): Handle =>
  async (request, forward) => {
    const response = await forward(request);
    if (response.status !== from) return response;
    return {
      ...response,
      status: to,
      body: response.body.replace(`"status":${from}`, `"status":${to}`),
    };
  };

const list = /^GET \/api\/accounts\?/;

/** Wrong statuses, and calls that fail or are not built as the contract says. */
testViolations([
  {
    name: 'creates respond 200',
    message: /createToken responded 200, expected 201/,
    create: () => replaceStatus(201, 200),
  },
  {
    name: 'invalid payloads get 400',
    message: /400.*, expected 422/,
    create: () => replaceStatus(422, 400),
  },
  {
    name: 'a missing token gets 403',
    message: /responded 403 unauthenticated, expected 401/,
    create: () => replaceStatus(401, 403),
  },
  {
    name: 'unknown ids get 500',
    message: /responded 500 not_found, expected 404 not_found/,
    create: () => on(/(?<!%A)$/, replaceStatus(404, 500)),
  },
  {
    name: 'deactivating fails',
    message: /deactivateOrganization responded 500, expected 200/,
    create: () => on(/^POST .*\/deactivate$/, () => ({ status: 500, headers: {}, body: '<html>' })),
  },
  {
    name: 'a missing phone is rejected',
    message: /responded 422 validation_failed \/billing\/billing_phone required/,
    create: () =>
      on(
        /^POST \/api\/accounts$/,
        rejectIf(({ billing }) => isObject(billing) && billing['billing_phone'] === null, {
          pointer: '/billing/billing_phone',
          code: 'required',
        }),
      ),
  },
  {
    name: 'errors have no CORS headers',
    message: /Access-Control-Allow-Origin is missing/,
    create: () =>
      editHeaders(({ status }) =>
        status >= 400 ? { 'access-control-allow-origin': undefined } : {},
      ),
  },
  {
    name: 'rows have no etag',
    message: /\/data\/\d+ lacks etag/,
    create: () =>
      on(
        /^GET \/api\/accounts(\?|$)/,
        editContent((content) => {
          for (const row of rowsOf(content)) delete row['etag'];
        }),
      ),
  },
  {
    name: 'q is one phrase instead of several words',
    message: /what several words \(q=Marsh \S+\) find is \[\]/,
    create: () =>
      on(
        list,
        editQuery((query) => {
          const q = query.get('q') ?? '';
          // Names start with the word that the suite searches first.
          const isInOneField = /^\S*( (100|Third|a\+)\S*)?$/i.test(q.trim());
          if (!isInOneField) query.set('q', 'nothing has this text');
        }),
      ),
  },
  {
    name: 'an exact id is not searched',
    message: /q=\S+, an exact id, does not find it/,
    create: () =>
      on(
        list,
        editQuery((query) => {
          if (query.get('q')?.startsWith('org_')) query.set('q', 'nothing has this text');
        }),
      ),
  },
]);
