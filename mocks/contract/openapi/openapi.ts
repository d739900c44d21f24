import { mapValues } from 'es-toolkit';
import { callErrors } from '../callErrors';
import { calls } from '../calls';
import { introduction } from './introduction';
import { operation, requestBody, requestName } from './operations';
import { sharedParameters } from './parameters';
import { problemResponse, problemResponseName, problemSchemas } from './problems';
import { bodySchemas, namedEnums, type JsonSchema } from './ruleSchema';
import { entitySchemas } from './strictSchemas';
import { validationErrorSchemas } from './validationErrors';

/** The calls in the order of their paths: that of module exports differs between bundlers. */
const sortedCalls = Object.entries(calls).toSorted(([, a], [, b]) =>
  `${a.path} ${a.method}` < `${b.path} ${b.method}` ? -1 : 1,
);

/**
 * The strict contract as an OpenAPI 3.1 document, built from the same definitions that the client
 * and the mock use. The console reads responses more tolerantly (`src/api/contract/schemas.ts`).
 */
export function openapiDocument(): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const [name, call] of sortedCalls) {
    const path = (paths[call.path] ??= {});
    path[call.method.toLowerCase()] = operation(name, call);
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Accounts Management System API',
      version: '1.0.0',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      description: introduction,
    },
    servers: [
      {
        url: '{host}',
        variables: {
          host: {
            default: 'https://api.example.com',
            description: 'Set when the console is configured (`npm run configure`).',
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
        ...entitySchemas(),
        ...requestSchemas(),
        ...validationErrorSchemas(),
        ...problemSchemas(),
        ...mapValues(namedEnums, ({ options, description }) => ({
          type: 'string',
          enum: options,
          description,
        })),
      },
      parameters: sharedParameters(),
      requestBodies: Object.fromEntries(
        sortedCalls.flatMap(([name, call]) =>
          call.body ? [[requestName(name), requestBody(name, call)]] : [],
        ),
      ),
      responses: problemResponses(),
      headers,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            'The token of a session, from POST /api/auth/login, or the secret of one from POST /api/auth/create-token, which acts for the user who created it.',
        },
      },
    },
  };
}

/** The content of `openapi.json`. */
export function openapiText(): string {
  return `${JSON.stringify(openapiDocument(), null, 2)}\n`;
}

const headers = {
  'Cache-Control': {
    description: 'Nothing may store the response.',
    required: true,
    schema: { type: 'string', pattern: 'no-store' },
    example: 'no-store',
  },
  Location: {
    description: 'The path of the created record, or its URL.',
    required: true,
    schema: { type: 'string', format: 'uri-reference' },
    example: '/api/accounts/org_brightwater',
  },
  ETag: {
    description: 'The organization’s version, for If-Match; strong.',
    required: true,
    schema: { type: 'string', pattern: '^"[^"]*"$' },
    example: '"7"',
  },
  Allow: {
    description: 'The methods that the path supports.',
    required: true,
    schema: { type: 'string', minLength: 1 },
    example: 'GET, POST',
  },
  'Retry-After': {
    description: 'When to retry: seconds or a date.',
    schema: { type: 'string' },
    example: '30',
  },
  'WWW-Authenticate': {
    description: 'The scheme to authenticate with (RFC 9110).',
    required: true,
    schema: { type: 'string', pattern: '^[Bb]earer' },
    example: 'Bearer',
  },
  'X-Request-Id': {
    description: 'Identifies the request in the API’s log; the console shows it with a failure.',
    schema: { type: 'string' },
    example: 'req_q3d7kfm20x',
  },
};

function requestSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(
    sortedCalls.flatMap(([name, { body, partial }]) =>
      body ? Object.entries(bodySchemas(requestName(name), body, partial)) : [],
    ),
  );
}

/** Each combination of codes that calls return with one status, by component name. */
function problemResponses(): Record<string, JsonSchema> {
  const responses = sortedCalls.flatMap(([name, call]) =>
    callErrors(name, call).map(
      ([status, codes]) => [problemResponseName(codes), problemResponse(status, codes)] as const,
    ),
  );
  return Object.fromEntries(responses.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
