import type { Call } from '~/api/contract/Call';
import { calls } from '../calls';
import { documentation } from '../documentation/documentation';
import { parameterSchema, type JsonSchema } from './ruleSchema';

interface Parameter {
  /** Its name among the document's components. */
  readonly component: string;
  readonly schema: JsonSchema;
}

/** The parameters of a call: of its path, its query and its headers. */
export function parametersOf(name: string, call: Call): readonly JsonSchema[] {
  return findParameters(name, call).map(({ component }) => ({
    $ref: `#/components/parameters/${component}`,
  }));
}

/** The parameters of all calls, by component name. Those with the same name are the same. */
export function sharedParameters(): Record<string, JsonSchema> {
  const parameters = Object.entries(calls).flatMap(([name, call]) => findParameters(name, call));
  return Object.fromEntries(
    parameters
      .toSorted((a, b) => (a.component < b.component ? -1 : 1))
      .map(({ component, schema }) => [component, schema]),
  );
}

/** The parameters of a call with their component names. */
export function findParameters(name: string, call: Call): Parameter[] {
  return [...pathParameters(call), ...queryParameters(name, call), ...headerParameters(call)];
}

function pathParameters({ path }: Call): Parameter[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    const record =
      name === 'sid'
        ? 'subscription'
        : path.startsWith('/api/auth/tokens/')
          ? 'token'
          : 'organization';
    return {
      component: `${record}Id`,
      schema: {
        name,
        in: 'path',
        required: true,
        description: `The ${record}’s id. Opaque; percent-encoded, may contain dots, colons and other characters.`,
        schema: { type: 'string', minLength: 1 },
      },
    };
  });
}

function queryParameters(name: string, { query = {} }: Call): Parameter[] {
  return Object.entries(query).map(([parameter, rule]) => ({
    component: parameter,
    schema: {
      name: parameter,
      in: 'query',
      description: documentation[name]?.parameters?.[parameter],
      ...parameterSchema(rule),
    },
  }));
}

const idempotencyDescriptions = {
  replayed:
    'Repeating the key with the same payload returns the first response and creates no second record.',
  ignored:
    'The response is not replayed, because it has a secret. A repetition is a new request, and fails because the name exists.',
} as const;

function headerParameters({ ifMatch, idempotencyKey }: Call): Parameter[] {
  const parameters: Parameter[] = [];
  if (ifMatch)
    parameters.push({
      component: ifMatch === 'required' ? 'requiredIfMatch' : 'ifMatch',
      schema: {
        // Not required: validators made of the document would answer 422 before 428.
        ...header('If-Match'),
        description: `The ETag of the version read; a stale one is rejected with 412 and changes nothing. \`*\` stands for any version.${ifMatch === 'required' ? ' Without it: 428.' : ''}`,
      },
    });
  if (idempotencyKey)
    parameters.push({
      component: idempotencyKey === 'replayed' ? 'idempotencyKey' : 'ignoredIdempotencyKey',
      schema: {
        ...header('Idempotency-Key'),
        description: idempotencyDescriptions[idempotencyKey],
      },
    });
  return parameters;
}

function header(name: string): JsonSchema {
  return { name, in: 'header', required: false, schema: { type: 'string' } };
}
