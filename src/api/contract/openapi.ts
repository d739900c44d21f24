import { currencies } from '~/domain/rules/currencies';
import { componentSchemas, responseSchema } from './responseSchemas';
import type { Call } from './Call';
import { calls } from './calls';
import { documentation } from './documentation';
import { commonErrors } from './errorCodes';
import { bodySchema, parameterSchema, type JsonSchema } from './ruleSchema';

/**
 * The contract as an OpenAPI 3.1 document, built from the same definitions that the client and the
 * mock use.
 */
export function openapiDocument(): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  // Sorted, because the order of module exports differs between bundlers.
  const sorted = Object.entries(calls).toSorted(([, a], [, b]) =>
    `${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1,
  );
  for (const [name, call] of sorted) {
    const path = (paths[call.path] ??= {});
    path[call.method.toLowerCase()] = operation(name, call);
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Accounts Management System API',
      version: '1.1.0',
      description:
        'The API that the admin console calls. Responses are `{ "data", "meta"? }`; errors are RFC 9457 problem details with a `code`. ' +
        'Where a value may be null, the console can do without it; an API that has the value should send it. Ids are opaque and percent-encoded in paths. Calls are cross-origin: the API must allow the console’s origin, the headers ' +
        'Authorization, Content-Type, If-Match and Idempotency-Key and all five methods, and expose ETag, Retry-After and X-Request-Id. Any response may carry X-Request-Id, which the console shows with a failure.',
    },
    servers: [
      {
        url: '{host}',
        variables: {
          host: {
            default: 'https://api.example.com',
            description: 'Set when the console is built (VITE_API_HOST).',
          },
        },
      },
    ],
    tags: [
      { name: 'auth', description: 'Sign-in and tokens.' },
      { name: 'accounts', description: 'Organizations, their subscriptions and daily seats.' },
      { name: 'activity', description: 'Who changed what in any organization.' },
      { name: 'summary', description: 'Counts over all organizations.' },
    ],
    security: [{ bearer: [] }],
    paths,
    components: {
      schemas: {
        ...componentSchemas(),
        Currency: { type: 'string', enum: currencies, description: 'ISO 4217.' },
      },
      responses: Object.fromEntries(
        Object.entries(commonErrors).map(([status, codes]) => [
          codes.join(),
          errorResponse(Number(status), codes),
        ]),
      ),
      headers: {
        ETag: {
          description: 'The organization’s version, for If-Match.',
          required: true,
          schema: { type: 'string' },
        },
        RetryAfter: {
          description: 'When to retry: seconds or a date.',
          schema: { type: 'string' },
        },
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

/** The content of `openapi.json`. */
export function openapiText(): string {
  return `${JSON.stringify(openapiDocument(), null, 2)}\n`;
}

function operation(name: string, call: Call): JsonSchema {
  const parameters = [...pathParameters(call), ...queryParameters(call), ...headerParameters(call)];
  return {
    operationId: name,
    tags: [call.path.split('/')[2]],
    summary: documentation[name]?.summary,
    ...(call.authorization === 'none' && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && {
      requestBody: {
        required: call.optionalBody !== true,
        content: { 'application/json': { schema: bodySchema(call.body, call.partial) } },
      },
    }),
    responses: { [call.status]: successResponse(call), ...errorResponses(name, call) },
  };
}

function pathParameters({ path }: Call): JsonSchema[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    description: 'Opaque; percent-encoded.',
    schema: { type: 'string', minLength: 1 },
  }));
}

function queryParameters({ query = {} }: Call): JsonSchema[] {
  return Object.entries(query).map(([name, rule]) => ({
    name,
    in: 'query',
    schema: parameterSchema(rule),
  }));
}

function headerParameters({ ifMatch, idempotencyKey }: Call): JsonSchema[] {
  const header = (name: string, required: boolean, description: string) => ({
    name,
    in: 'header',
    required,
    description,
    schema: { type: 'string' },
  });
  return [
    ...(ifMatch
      ? [
          header(
            'If-Match',
            ifMatch === 'required',
            'The ETag of the version read; a stale one is rejected with 412 and changes nothing.',
          ),
        ]
      : []),
    ...(idempotencyKey
      ? [
          header(
            'Idempotency-Key',
            false,
            'Repeating the key with the same payload returns the first response and creates no second record.',
          ),
        ]
      : []),
  ];
}

function successResponse({ status, response, etag }: Call): JsonSchema {
  return {
    description: status === 204 ? 'Done; no body.' : status === 201 ? 'Created.' : 'Done.',
    ...(etag && { headers: { ETag: { $ref: '#/components/headers/ETag' } } }),
    ...(response && { content: { 'application/json': { schema: responseSchema(response) } } }),
  };
}

/** A call's own errors and the common ones, by status. */
function errorResponses(name: string, call: Call): JsonSchema {
  const errors = documentation[name]?.errors ?? {};
  const statuses = [
    ...new Set([...Object.keys(errors), ...Object.keys(commonErrors)].map(Number)),
  ].toSorted((a, b) => a - b);
  return Object.fromEntries(
    statuses.flatMap((status) => {
      const codes = [
        ...new Set([
          ...(errors[status] ?? []),
          ...(hasCommonErrors(call, status) ? (commonErrors[status] ?? []) : []),
        ]),
      ];
      if (codes.length === 0) return [];
      const isCommonResponse = codes.join() === commonErrors[status]?.join();
      return [
        [
          status,
          isCommonResponse
            ? { $ref: `#/components/responses/${codes.join()}` }
            : errorResponse(status, codes),
        ] as const,
      ];
    }),
  );
}

/** Calls without authorization never return the common 401. */
function hasCommonErrors(call: Call, status: number): boolean {
  return status !== 401 || call.authorization !== 'none';
}

function errorResponse(status: number, codes: readonly string[]): JsonSchema {
  const schema = {
    allOf: [
      { $ref: '#/components/schemas/Problem' },
      {
        type: 'object',
        properties: { status: { const: status }, code: { enum: codes } },
        required: ['status', 'code'],
      },
    ],
  };
  const hasRetryAfter = status === 429 || status === 503;
  return {
    description: codes.join(', '),
    ...(hasRetryAfter && {
      headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
    }),
    content: { 'application/problem+json': { schema } },
  };
}
