import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calls } from '~/api/contract/calls';
import { documentation } from '~~/mocks/openapi/documentation';
import { openapiDocument, openapiText } from '~~/mocks/openapi/openapi';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  description?: string;
  schema: Record<string, unknown>;
}

interface Operation {
  operationId: string;
  summary: string;
  description: string;
  tags: string[];
  security?: unknown[];
  parameters?: Parameter[];
  requestBody?: { $ref: string };
  responses: Record<
    string,
    {
      $ref?: string;
      description?: string;
      headers?: Record<string, unknown>;
      content?: Record<string, { schema: object }>;
    }
  >;
}

const document = openapiDocument() as {
  openapi: string;
  info: { title: string; version: string };
  servers: { url: string }[];
  security: unknown[];
  paths: Record<string, Record<string, Operation>>;
  components: Record<string, Record<string, unknown>>;
};

const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);

function operationOf(id: string): Operation {
  const match = operations.find(({ operation }) => operation.operationId === id);
  if (!match) throw new Error(`No operation ${id}.`);
  return match.operation;
}

interface PayloadSchema {
  readonly properties: Record<string, Record<string, unknown>>;
  readonly required?: string[];
}

function payloadOf(id: string): PayloadSchema {
  const name = operationOf(id).requestBody?.$ref.split('/').at(-1) ?? '';
  expect(document.components['requestBodies']).toHaveProperty(name);
  return document.components['schemas']?.[name] as PayloadSchema;
}

/** A response of an operation, references resolved. */
function responseOf(id: string, status: string): Operation['responses'][string] {
  const { $ref = '', ...response } = operationOf(id).responses[status] ?? {};
  const name = $ref.split('/').at(-1) ?? '';
  return name === ''
    ? response
    : (document.components['responses']?.[name] as Operation['responses'][string]);
}

describe('openapi.json', () => {
  it('matches the contract (run npm run openapi to update it)', () => {
    expect(readFileSync('src/api/contract/openapi.json', 'utf8')).toBe(openapiText());
  });

  // Its structure, references, types and ids are checked by `npx @redocly/cli lint`, in `npm test`.
  it('requires every path parameter', () => {
    const optional = operations.flatMap(({ operation: { operationId, parameters = [] } }) =>
      parameters
        .filter((parameter) => parameter.in === 'path' && parameter.required !== true)
        .map(({ name }) => `${operationId} ${name}`),
    );
    expect(optional).toEqual([]);
  });

  it('documents every call with its errors', () => {
    expect(Object.keys(documentation).toSorted()).toEqual(Object.keys(calls).toSorted());
    expect(operations.map(({ operation }) => operation.operationId).toSorted()).toEqual(
      Object.keys(calls).toSorted(),
    );
    for (const [name, call] of Object.entries(calls)) {
      const { responses } =
        document.paths[call.path]?.[call.method.toLowerCase()] ?? operationOf(name);
      expect(responses[call.status]).toBeDefined();
      for (const [status, codes] of Object.entries(documentation[name]?.errors ?? {})) {
        const text = JSON.stringify(responseOf(name, status));
        for (const code of codes) expect([name, text.includes(code)]).toEqual([name, true]);
      }
      for (const status of [400, 403, 405, 429, 500, 503]) expect(responses[status]).toBeDefined();
    }
  });

  it('documents the rules of payloads', () => {
    const { properties, required } = payloadOf('createOrganization');
    expect(required).toEqual(['name', 'subdomain', 'billing', 'subscriptions']);
    expect(properties['name']).toMatchObject({ type: 'string', minLength: 2, maxLength: 120 });
    expect(properties['address']).toMatchObject({ type: ['string', 'null'], maxLength: 240 });
    expect(properties['billing']).toMatchObject({
      properties: {
        amount: { type: 'number', minimum: 0, exclusiveMaximum: 1_000_000 },
        currency: { $ref: '#/components/schemas/Currency' },
      },
    });
    expect(properties['subscriptions']).toMatchObject({
      type: 'array',
      minItems: 1,
      items: {
        properties: { total_seats: { type: 'integer', minimum: 1, exclusiveMaximum: 100_001 } },
      },
    });
    expect(payloadOf('updateOrganization').required).toBeUndefined();
    expect(payloadOf('createToken').properties['expires_at']).toMatchObject({
      type: ['string', 'null'],
      format: 'date-time',
    });
  });

  it('describes every operation, parameter and response', () => {
    for (const { operation } of operations) {
      expect([operation.operationId, operation.description.length > 20]).toEqual([
        operation.operationId,
        true,
      ]);
      for (const { name, description = '' } of operation.parameters ?? [])
        expect([operation.operationId, name, description.length > 8]).toEqual([
          operation.operationId,
          name,
          true,
        ]);
    }
  });

  it('documents authentication and headers', () => {
    expect(document.security).toEqual([{ bearer: [] }]);
    expect(document.components['securitySchemes']).toMatchObject({
      bearer: { type: 'http', scheme: 'bearer' },
    });
    expect(operationOf('login').security).toEqual([]);
    expect(JSON.stringify(responseOf('login', '401'))).not.toContain('unauthenticated');
    expect(responseOf('login', '401').headers).toHaveProperty('WWW-Authenticate');
    expect(responseOf('readSummary', '405').headers).toHaveProperty('Allow');
    expect(responseOf('readSummary', '200').headers).toHaveProperty('X-Request-Id');
    const headers = (id: string) =>
      (operationOf(id).parameters ?? [])
        .filter((parameter) => parameter.in === 'header')
        .map(({ name, required }) => `${name} ${required}`);
    expect(headers('updateOrganization')).toEqual(['If-Match true']);
    expect(headers('assignSeats')).toEqual(['If-Match false']);
    expect(headers('createOrganization')).toEqual(['Idempotency-Key false']);
    expect(headers('createToken')).toEqual(['Idempotency-Key false']);
    expect(operationOf('readOrganization').responses['200']?.headers).toHaveProperty('ETag');
    expect(document.components['responses']?.['too_many_requests']).toHaveProperty(
      'headers.Retry-After',
    );
  });

  it('returns a token’s secret in a single response only', () => {
    const { Token, CreatedToken } = document.components['schemas'] as Record<
      string,
      { properties: object }
    >;
    expect(Token?.properties).not.toHaveProperty('token');
    expect(CreatedToken?.properties).toHaveProperty('token');
  });
});
