/** What no schema of the document can say, each once; docs/api.md has the details. */
const beyondSchemas = [
  'Checks are made in this order: 401, 403, 404 and 405, 422 (400 for queries, and for a payload that is missing or not JSON), 428, 412, 409.',
  'Every `PATCH`, and adding a subscription, needs `If-Match`; without it they get 428. No schema requires the header: a validator would answer 422 first.',
  'An `Idempotency-Key` belongs to one user, path and payload.',
  'A `PATCH` changes the members that it has, also within `billing`, and ignores unknown ones. One that changes nothing, or has nothing, succeeds and leaves `ETag` and `updated_at` as they are.',
  'Queries are form-encoded: `+` is a space. `from` and `to` come together.',
  'Text of one line is cleaned before it is checked: zero-width and direction-control characters are dropped, any run of white space is one space, the rest is in NFC. Text without a visible character is blank, and blank is missing. A search also ignores case and accents.',
  'Lengths are in Unicode code points.',
  'Names and subdomains of organizations, and names of active tokens, are unique without regard to case; so is a seat type within its organization.',
  'An amount has at most two decimals. A phone has 7 to 15 digits. `expires_at` is later than now and less than 366 days away.',
  'Seats in use are at most the total, and an organization’s seats are the sums over its subscriptions.',
  'Every organization’s `etag` in a list is the value of its `ETag` header.',
];

/** The description of the whole API, in Markdown. */
export const introduction = [
  'The API that the admin console calls: what a server must fulfil. Responses are `{ "data", "meta"? }`; errors are RFC 9457 problem details with a `code`. Fields are required unless stated otherwise; clients ignore fields that they do not know. Ids are opaque and percent-encoded in paths.',
  'Calls are cross-origin: the API must allow the console’s origin, the headers Authorization, Content-Type, If-Match and Idempotency-Key and all five methods, and expose ETag, Retry-After and X-Request-Id. Any response may carry X-Request-Id, which the console shows with a failure.',
  `What the schemas cannot say:\n\n${beyondSchemas.map((line) => `- ${line}`).join('\n')}`,
].join('\n\n');
