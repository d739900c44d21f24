import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { calls } from '~~/mocks/contract/calls';
import { callErrors } from '~~/mocks/contract/callErrors';
import { findParameters, sharedParameters } from '~~/mocks/contract/openapi/parameters';
import { openapiDocument, openapiText } from '~~/mocks/contract/openapi/openapi';

interface Operation {
  readonly operationId: string;
  readonly security?: unknown[];
  readonly parameters?: readonly { readonly $ref: string }[];
  readonly responses: Readonly<
    Record<string, { readonly $ref?: string; readonly headers?: object }>
  >;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
}

interface Schema {
  readonly allOf?: readonly object[];
  readonly properties: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
}

const document = openapiDocument() as unknown as {
  readonly security: unknown[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, object>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly requestBodies: Readonly<Record<string, { readonly description?: string }>>;
  };
};
const { schemas, parameters, requestBodies, responses: sharedResponses } = document.components;
const operations = Object.values(document.paths).flatMap((item) => Object.values(item));

function operationOf(id: string): Operation {
  const match = operations.find(({ operationId }) => operationId === id);
  if (!match) throw new Error(`No operation ${id}.`);
  return match;
}

/** A response of an operation, references resolved. */
function responseOf(id: string, status: number) {
  const { $ref, ...response } = operationOf(id).responses[status] ?? {};
  return $ref === undefined ? response : sharedResponses[$ref.split('/').at(-1) ?? ''];
}

it('openapi.json matches the contract (run npm run openapi to update it)', () => {
  expect(readFileSync('docs/openapi.json', 'utf8')).toBe(openapiText());
});

// Its structure, references, types and ids are checked by `npx @redocly/cli lint`, in `npm test`.
it('every parameter has a description, and those of paths are required', () => {
  const wrong = Object.values(parameters).filter(
    ({ in: place, required = false, description = '' }) =>
      description === '' || (place === 'path' && !required),
  );
  expect(wrong).toEqual([]);
});

it('every payload has a description of its own', () => {
  const descriptions = Object.values(requestBodies).map(({ description }) => description);
  expect(descriptions).not.toContain(undefined);
});

it('calls that share a parameter describe it in the same way', () => {
  const shared = sharedParameters();
  for (const [name, call] of Object.entries(calls))
    for (const { component, schema } of findParameters(name, call))
      expect([name, component, schema]).toEqual([name, component, shared[component]]);
});

it('the document has every call with its errors', () => {
  const names = Object.keys(calls).toSorted();
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(names);
  for (const [name, call] of Object.entries(calls))
    for (const [status, codes] of callErrors(name, call)) {
      const text = JSON.stringify(responseOf(name, status));
      for (const code of codes) expect([name, text]).toEqual([name, expect.stringContaining(code)]);
    }
});

it('the document has the rules of payloads', () => {
  const { properties, required } = schemas['CreateOrganization'] ?? { properties: {} };
  expect(required).toEqual(['name', 'subdomain', 'billing', 'subscriptions']);
  expect(properties).toMatchObject({
    name: { type: 'string', minLength: 2, maxLength: 120 },
    address: { type: ['string', 'null'], maxLength: 240 },
    billing: { $ref: '#/components/schemas/CreateOrganizationBilling' },
    subscriptions: {
      minItems: 1,
      items: { $ref: '#/components/schemas/CreateOrganizationSubscription' },
    },
  });
  expect(schemas['CreateOrganizationBilling']?.properties['currency']).toEqual({
    $ref: '#/components/schemas/Currency',
  });
  expect(schemas['CreateOrganizationSubscription']?.properties['total_seats']).toEqual({
    type: 'integer',
    minimum: 1,
    exclusiveMaximum: 100_001,
  });
  expect(schemas['UpdateOrganization']?.required).toBeUndefined();
  expect(schemas['CreateToken']?.properties['expires_at']).toMatchObject({
    type: ['string', 'null'],
    format: 'date-time',
  });
});

it('the document has authentication and headers', () => {
  expect(document.security).toEqual([{ bearer: [] }]);
  expect(operationOf('login').security).toEqual([]);
  expect(JSON.stringify(responseOf('login', 401))).not.toContain('unauthenticated');
  for (const [id, status, header] of [
    ['login', 401, 'WWW-Authenticate'],
    ['readSummary', 405, 'Allow'],
    ['readSummary', 429, 'Retry-After'],
    ['readSummary', 200, 'X-Request-Id'],
    ['readSummary', 200, 'Cache-Control'],
    ['readSummary', 500, 'Cache-Control'],
    ['readOrganization', 200, 'ETag'],
    ['createOrganization', 201, 'Location'],
  ] as const)
    expect(responseOf(id, status)).toHaveProperty(['headers', header]);
  const headers = (id: string) =>
    (operationOf(id).parameters ?? [])
      .flatMap(({ $ref }) => parameters[$ref.split('/').at(-1) ?? ''] ?? [])
      .filter((parameter) => parameter.in === 'header')
      .map(({ name, required }) => `${name} ${required}`);
  // A validator would answer 422 before 428.
  expect(headers('updateOrganization')).toEqual(['If-Match false']);
  expect(headers('assignSeats')).toEqual(['If-Match false']);
  expect(headers('createOrganization')).toEqual(['Idempotency-Key false']);
});

it('only the response that creates a token has its secret', () => {
  expect(schemas['Token']?.properties).not.toHaveProperty('token');
  expect(schemas['CreatedToken']?.allOf).toMatchObject([
    { $ref: '#/components/schemas/Token' },
    { properties: { token: {} }, required: ['token'] },
  ]);
});
