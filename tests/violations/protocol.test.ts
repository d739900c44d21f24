import { editBody, editContent, editHeaders, editRequest, on, rejectIf, rowsOf } from './edits';
import { testViolations } from './testViolations';

const writeToOrganization = /^(POST|PATCH|PUT) \/api\/accounts\/[^/]+/;

/** Wrong statuses, headers, schemas, bounds and paths. */
testViolations([
  {
    name: 'a null status',
    message: /\/data\/0\/status must be string/,
    create: () =>
      on(
        /^GET \/api\/accounts$/,
        editContent((content) => Object.assign(rowsOf(content)[0] ?? {}, { status: null })),
      ),
  },
  {
    name: 'a stale If-Match is accepted',
    message: /responded 20\d, expected 412 conflict/,
    create: () =>
      on(
        writeToOrganization,
        editRequest(({ headers }) => ({
          headers: { ...headers, ...('if-match' in headers && { 'if-match': '*' }) },
        })),
      ),
  },
  {
    name: 'a missing If-Match is accepted',
    message: /responded 20\d, expected 428 precondition_required/,
    create: () =>
      on(
        writeToOrganization,
        editRequest(({ headers }) => ({ headers: { 'if-match': '*', ...headers } })),
      ),
  },
  {
    name: 'the ETag stays the same after a change',
    message: /the ETag is the same after a change/,
    create: () =>
      on(
        /\/deactivate$/,
        editHeaders(({ headers }, request) => ({
          etag: request.headers['if-match'] ?? headers['etag'],
        })),
      ),
  },
  {
    name: 'pointers with dots',
    message: /pointer must match format|none at \/billing\/billing_email/,
    create: () =>
      editContent(({ errors }) => {
        for (const error of rowsOf({ errors }))
          Object.assign(error, { pointer: String(error['pointer']).slice(1).replaceAll('/', '.') });
      }),
  },
  {
    name: 'a text that is too long is cut off',
    message: /\/address .*\(241 characters\) got 200, expected 422/,
    create: () =>
      on(
        /^PATCH/,
        editBody(({ address, ...fields }) => ({
          ...fields,
          address:
            typeof address === 'string'
              ? Array.from(address.trim()).slice(0, 240).join('')
              : address,
        })),
      ),
  },
  {
    name: 'the largest number of seats is rejected',
    message: /\/total_seats 100000 is valid, but got 422/,
    create: () =>
      on(
        /^PATCH .*\/subscriptions\//,
        rejectIf(({ total_seats }) => Number(total_seats) === 100_000, {
          pointer: '/total_seats',
          code: 'less_than',
          params: { value: 100_000 },
        }),
      ),
  },
  {
    name: 'lengths are counted in UTF-16 code units',
    message: /\/text "🏢.*\(2000 characters\) is valid, but got 422/u,
    create: () =>
      on(
        /\/notes$/,
        rejectIf(({ text }) => typeof text === 'string' && text.trim().length > 2_000, {
          pointer: '/text',
          code: 'too_long',
          params: { value: '2000 characters' },
        }),
      ),
  },
  {
    name: 'ETag is not exposed to the console',
    message: /Access-Control-Expose-Headers of \S+ 200 lacks etag/,
    create: () => editHeaders(() => ({ 'access-control-expose-headers': 'Retry-After' })),
  },
  {
    name: 'the preflight does not allow If-Match',
    message: /Access-Control-Allow-Headers lacks if-match/,
    create: () =>
      editHeaders(() => ({ 'access-control-allow-headers': 'Authorization, Content-Type' })),
  },
  {
    name: 'an unsupported method gets 404',
    message: /responded 404 not_found, expected 405/,
    create: () =>
      on(
        /^DELETE/,
        editRequest(() => ({ method: 'GET', path: '/api/unknown' })),
      ),
  },
  {
    name: 'a suffix .json is cut off',
    message: /responded 200, expected 404 not_found/,
    create: () => editRequest(({ path }) => ({ path: path.replace(/\.json$/, '') })),
  },
  {
    name: 'ids are decoded twice',
    message: /responded 200, expected 404/,
    create: () =>
      editRequest(({ path }) => ({
        path: path.replace(/^[^?]+/, (own) => own.replaceAll('%25', '%')),
      })),
  },
]);
