import type { Call } from '~/api/contract/Call';
import { commonErrors } from '~/api/contract/errorCodes';
import { documentation } from './documentation';
import { examples } from './examples';
import { problemResponseName } from './problems';
import { parameterSchema, type JsonSchema } from './ruleSchema';
import { responseSchema } from './strictSchemas';

/** The OpenAPI operation of a call. */
export function operation(name: string, call: Call): JsonSchema {
  const parameters = [
    ...pathParameters(call),
    ...queryParameters(name, call),
    ...headerParameters(call),
  ];
  const { summary, description } = documentation[name] ?? {};
  return {
    operationId: name,
    tags: [call.path.split('/')[2]],
    summary,
    description,
    ...(call.authorization === 'none' && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && {
      requestBody: { $ref: `#/components/requestBodies/${requestName(name)}` },
    }),
    responses: {
      [call.status]: successResponse(name, call),
      ...Object.fromEntries(
        operationErrors(name, call).map(([status, codes]) => [
          status,
          { $ref: `#/components/responses/${problemResponseName(codes)}` },
        ]),
      ),
    },
  };
}

/** The component name of a call's payload: `CreateOrganization`. */
export function requestName(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The payload of a call that has one. */
export function requestBody(name: string, { optionalBody }: Call): JsonSchema {
  return {
    description: optionalBody ? 'May be left out.' : 'The payload.',
    required: optionalBody !== true,
    content: {
      'application/json': {
        schema: { $ref: `#/components/schemas/${requestName(name)}` },
        example: examples[name]?.request,
      },
    },
  };
}

/** The codes of a call’s own errors and of the common ones, by ascending status. */
export function operationErrors(
  name: string,
  { authorization }: Call,
): (readonly [status: number, codes: readonly string[]])[] {
  const own = documentation[name]?.errors ?? {};
  const statuses = [...new Set([...Object.keys(own), ...Object.keys(commonErrors)].map(Number))];
  return statuses
    .toSorted((a, b) => a - b)
    .flatMap((status) => {
      // Calls without authorization never return the common 401.
      const common = status === 401 && authorization === 'none' ? [] : commonErrors[status];
      const codes = [...new Set([...(own[status] ?? []), ...(common ?? [])])];
      return codes.length === 0 ? [] : [[status, codes] as const];
    });
}

const pathDescriptions: Readonly<Record<string, string>> = {
  '/api/auth/tokens/{id}/revoke id': 'The token’s id.',
  sid: 'The subscription’s id.',
};

function pathParameters({ path }: Call): JsonSchema[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: `${
      pathDescriptions[`${path} ${name}`] ?? pathDescriptions[name] ?? 'The organization’s id.'
    } Opaque; percent-encoded, may contain dots, colons and other characters.`,
    schema: { type: 'string', minLength: 1 },
  }));
}

function queryParameters(name: string, { query = {} }: Call): JsonSchema[] {
  return Object.entries(query).map(([parameter, rule]) => ({
    name: parameter,
    in: 'query',
    description: documentation[name]?.parameters?.[parameter],
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

function successResponse(name: string, { status, response, etag }: Call): JsonSchema {
  return {
    description: status === 204 ? 'Done; no body.' : status === 201 ? 'Created.' : 'Done.',
    headers: {
      ...(etag && { ETag: { $ref: '#/components/headers/ETag' } }),
      'X-Request-Id': { $ref: '#/components/headers/X-Request-Id' },
    },
    ...(response && {
      content: {
        'application/json': {
          schema: responseSchema(response),
          example: examples[name]?.response,
        },
      },
    }),
  };
}
