import { sentenceCase, upperFirst } from 'es-toolkit';
import type { Call } from '~/api/contract/Call';
import { callErrors } from '../callErrors';
import { documentation } from '../documentation/documentation';
import { parametersOf } from './parameters';
import { problemResponseName } from './problems';
import type { JsonSchema } from './ruleSchema';
import { responseSchema } from './strictSchemas';

/** The OpenAPI operation of a call. */
export function operation(name: string, call: Call): JsonSchema {
  const parameters = parametersOf(name, call);
  return {
    operationId: name,
    tags: [call.path.split('/')[2]],
    // Viewers list operations by it.
    summary: sentenceCase(name),
    description: documentation[name]?.description,
    ...(call.authorization === 'none' && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(call.body && {
      requestBody: { $ref: `#/components/requestBodies/${requestName(name)}` },
    }),
    responses: {
      [call.status]: successResponse(name, call),
      ...Object.fromEntries(
        callErrors(name, call).map(([status, codes]) => [
          status,
          { $ref: `#/components/responses/${problemResponseName(codes)}` },
        ]),
      ),
    },
  };
}

/** The component name of a call's payload: `CreateOrganization`. */
export function requestName(name: string): string {
  return upperFirst(name);
}

/** The payload of a call that has one. */
export function requestBody(name: string, { optionalBody }: Call): JsonSchema {
  return {
    description: documentation[name]?.body,
    required: optionalBody !== true,
    content: {
      'application/json': {
        schema: { $ref: `#/components/schemas/${requestName(name)}` },
        example: documentation[name]?.request,
      },
    },
  };
}

function successResponse(name: string, { status, response, etag, location }: Call): JsonSchema {
  return {
    description: status === 204 ? 'Done; no body.' : status === 201 ? 'Created.' : 'Done.',
    headers: {
      ...(etag && headerRef('ETag')),
      ...(location && headerRef('Location')),
      ...headerRef('Cache-Control'),
      ...headerRef('X-Request-Id'),
    },
    ...(response && {
      content: {
        'application/json': {
          schema: responseSchema(response),
          example: documentation[name]?.response,
        },
      },
    }),
  };
}

function headerRef(name: string): JsonSchema {
  return { [name]: { $ref: `#/components/headers/${name}` } };
}
