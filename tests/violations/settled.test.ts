import type { Handle, ProxiedRequest, ProxiedResponse } from '../unit/conformance/WrongServer';
import {
  editBody,
  editContent,
  editQuery,
  editRequest,
  on,
  parseObject,
  rowsOf,
  type Json,
} from './edits';
import { problem } from './problem';
import { testViolations } from './testViolations';

const list = /^GET \/api\/accounts(\?|$)/;
const update = /^PATCH \/api\/accounts\/[^/]+$/;

/** Replays the response to a key, whatever is sent with it, for all requests or for some. */
const replay =
  (pattern: RegExp, isReplayed: (request: ProxiedRequest) => boolean = () => true) =>
  (): Handle => {
    const responses = new Map<string, ProxiedResponse>();
    return on(pattern, async (request, forward) => {
      const key = request.headers['idempotency-key'] ?? '';
      const response =
        (isReplayed(request) ? responses.get(key) : undefined) ?? (await forward(request));
      if (key !== '' && response.status === 201) responses.set(key, response);
      return response;
    });
  };

/** What frameworks do by default, and the contract settles otherwise. */
testViolations([
  {
    name: 'a change of nothing makes a new version',
    message: /the ETag after updateOrganization with \["name","billing"\], which changes nothing/,
    create: () =>
      on(update, async (request, forward) => {
        const response = await forward(request);
        const { etag = '' } = response.headers;
        if (response.status !== 200 || etag !== request.headers['if-match']) return response;
        const { data } = parseObject(response.body) ?? {};
        const setAddress = (address: unknown, version = '') =>
          forward({
            ...request,
            headers: { ...request.headers, 'if-match': version },
            body: JSON.stringify({ address }),
          });
        const changed = await setAddress('For a moment', etag);
        return setAddress((data as Json)['address'], changed.headers['etag']);
      }),
  },
  {
    name: 'a change of nothing is rejected',
    message: /updateOrganization responded 422 validation_failed  required, expected 200/,
    create: () =>
      on(update, (request, forward) =>
        request.body === '{}'
          ? problem(422, 'validation_failed', [{ pointer: '', code: 'required' }])
          : forward(request),
      ),
  },
  {
    name: 'null as billing is ignored',
    message: /updateOrganization responded 200, expected 422/,
    create: () =>
      on(
        update,
        editBody(({ billing, ...fields }) => (billing === null ? fields : { billing, ...fields })),
      ),
  },
  {
    name: 'a plus in a query stands for itself',
    message: /q=\S+\+a%2Bb does not find the name that it encodes/,
    create: () =>
      on(
        list,
        editRequest(({ path }) => ({ path: path.replaceAll('+', '%2B') })),
      ),
  },
  {
    name: 'broken percent-encoding is an error of the server',
    message: /an id with broken percent-encoding got 500, expected 400 or 404/,
    create: () => on(/%A$/, () => problem(500, 'internal_error')),
  },
  {
    name: 'an empty list of actions filters nothing',
    message: /listActivity responded 200, expected 400 invalid_query/,
    create: () =>
      on(
        / \/api\/activity\?/,
        editQuery((query) => query.has('action', '') && query.delete('action')),
      ),
  },
  {
    name: 'names are sorted by code point',
    message: /sort=name sorts a, B and c as B, a, c: it compares case/,
    create: () =>
      on(
        list,
        editContent((content, { path }) => {
          const { searchParams } = new URL(path, 'http://localhost');
          const sort = searchParams.get('sort') ?? (searchParams.has('q') ? '' : 'name');
          const sign = searchParams.has('order', 'desc') ? -1 : 1;
          const isBefore = (a: Json, b: Json) => String(a['name']) < String(b['name']);
          if (sort === 'name') rowsOf(content).sort((a, b) => (isBefore(a, b) ? -sign : sign));
        }),
      ),
  },
  {
    name: 'a key is replayed on another path',
    message: /addNote responded 201, expected 422 idempotency_key_reused/,
    create: replay(/\/notes$/),
  },
  {
    name: 'a key is replayed for an invalid payload',
    message: /createOrganization responded 201, expected 422/,
    create: replay(/^POST \/api\/accounts$/, ({ body }) => body.includes('"name":""')),
  },
  {
    name: 'a missing payload gets 422',
    message: /addNote without a payload responded 422, expected 400 bad_request/,
    create: () =>
      on(/^POST .*\/notes$/, (request, forward) =>
        request.body === ''
          ? problem(422, 'validation_failed', [{ pointer: '/text', code: 'required' }])
          : forward(request),
      ),
  },
  {
    name: 'a note of invisible characters is accepted',
    message: /\/text "\u200B\u2060\uFEFF" got 201, expected 422/,
    create: () =>
      on(
        /\/notes$/,
        editBody(({ text }) => ({
          text: /^[\u200B\u2060\uFEFF]+$/.test(String(text)) ? '-' : text,
        })),
      ),
  },
  {
    name: 'a seat type may have any length',
    message: /\/seat_type "a+… \(61 characters\) got 201, expected 422/,
    create: () =>
      on(
        /^POST .*\/subscriptions$/,
        editBody(({ seat_type, ...fields }) => ({
          ...fields,
          seat_type: typeof seat_type === 'string' ? seat_type.slice(0, 60) : seat_type,
        })),
      ),
  },
  {
    name: 'a period without an end lasts until today',
    message: /listDailySeats responded 200, expected 400 invalid_query/,
    create: () =>
      on(
        /daily-seats\?/,
        editQuery((query) => {
          const from = query.get('from');
          if (from !== null && !query.has('to')) query.set('to', from);
        }),
      ),
  },
  {
    name: 'too many values are rejected as a form',
    message: /errors is \[\/values format\], expected \/values too_long/,
    create: () =>
      on(
        /\/lookup$/,
        editContent(({ errors }) => {
          for (const error of rowsOf({ errors }))
            if (error['pointer'] === '/values' && error['code'] === 'too_long')
              Object.assign(error, { code: 'format' });
        }),
      ),
  },
]);
