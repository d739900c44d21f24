import { editHeaders, on } from './edits';
import { testViolations } from './testViolations';

/** A tag as some proxies and frameworks make it. */
const weaken = (etag: string) => `W/${etag}`;

/** Changes the tags of responses that a proxy compresses: all, or those of a size. */
const compress = (edit: (etag: string) => string, minLength = 0) =>
  editHeaders(({ headers, body }, request) =>
    headers['etag'] &&
    body.length >= minLength &&
    /gzip/.test(request.headers['accept-encoding'] ?? '')
      ? { etag: edit(headers['etag']) }
      : {},
  );

/** Missing and wrong headers. */
testViolations([
  {
    name: 'no response has Cache-Control',
    message: /: no Cache-Control header in \w+ \d+, .* and \d+ more \(1 rule fails\)/,
    create: () => editHeaders(() => ({ 'cache-control': undefined })),
  },
  {
    name: 'responses may be cached',
    message: /Cache-Control: private, max-age=60 instead of no-store in .* \(1 rule fails\)/,
    create: () => editHeaders(() => ({ 'cache-control': 'private, max-age=60' })),
  },
  {
    name: 'no response has Location',
    message: /Location of createOrganization is missing, expected .* \(2 rules fail\)/,
    create: () => editHeaders(() => ({ location: undefined })),
  },
  {
    name: 'a new organization has no Location',
    message: /Location of createOrganization is missing, expected .* \(1 rule fails\)/,
    create: () =>
      on(
        /^POST \/api\/accounts$/,
        editHeaders(() => ({ location: undefined })),
      ),
  },
  {
    name: '401 without WWW-Authenticate',
    message: /no WWW-Authenticate header in .* \(1 rule fails\)/,
    create: () => editHeaders(() => ({ 'www-authenticate': undefined })),
  },
  {
    name: '405 without Allow',
    message: /the 405 of \S+ has no Allow header/,
    create: () => editHeaders(() => ({ allow: undefined })),
  },
  {
    name: 'errors are application/json',
    message: /application\/json instead of application\/problem\+json in .* \(1 rule fails\)/,
    create: () =>
      editHeaders(({ status }) => (status >= 400 ? { 'content-type': 'application/json' } : {})),
  },
  {
    name: 'no response has an ETag',
    message: /no ETag header in createOrganization 201/,
    create: () => editHeaders(() => ({ etag: undefined })),
  },
  {
    name: 'a read without ETag',
    message: /no ETag header in readOrganization 200/,
    create: () =>
      on(
        /^GET \/api\/accounts\/[^/]+$/,
        editHeaders(() => ({ etag: undefined })),
      ),
  },
  {
    name: 'ETags are weak',
    message: /a weak ETag \(W\/"1"\), which If-Match never matches, in \w+ 20\d/,
    create: () =>
      editHeaders(({ headers }) => (headers['etag'] ? { etag: weaken(headers['etag']) } : {})),
  },
  {
    name: 'ETags have no quotes',
    message: /an ETag without quotes \(\d\) in \w+ 20\d/,
    create: () =>
      editHeaders(({ headers }) =>
        headers['etag'] ? { etag: headers['etag'].replaceAll('"', '') } : {},
      ),
  },
  {
    name: 'a proxy that compresses adds to ETags',
    message: /the ETag of \w+ is "1-gzip" with Accept-Encoding: gzip and "1" without/,
    create: () => compress((etag) => etag.replace(/"$/, '-gzip"')),
  },
  {
    name: 'a proxy that compresses large responses makes their ETags weak',
    message: /the ETag of listSubscriptions is W\/"1" with Accept-Encoding: gzip and "1" without/,
    create: () => compress(weaken, 4096),
  },
]);
