import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { isEmailAddress } from '~/domain/text/addresses';
import { parseDay, parseInstant } from '~/lib/time';

/** A JSON Schema, as far as it is read here. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly pattern?: string;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMaximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

interface Reference {
  readonly $ref?: string;
}

interface MediaTypes {
  readonly content?: Readonly<
    Record<string, { readonly schema: Schema; readonly example?: unknown }>
  >;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly schema: Schema;
}

interface ResponseObject extends MediaTypes {
  readonly headers?: Readonly<Record<string, Reference>>;
}

interface Operation {
  readonly operationId: string;
  readonly 'x-optional'?: true;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly Reference[];
  readonly requestBody?: MediaTypes & { readonly required?: true };
  readonly responses: Readonly<Record<string, Reference>>;
}

type Components = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
type Method = 'get' | 'post' | 'patch' | 'put';
type PathItem = Readonly<Partial<Record<Method, Operation>>>;

/** The members of an object and of all that it consists of. */
export function membersOf(reference: Schema): {
  readonly properties: Readonly<Record<string, Schema>>;
  readonly required: readonly string[];
} {
  const { properties = {}, required = [], allOf = [] } = resolve<Schema>(reference);
  const parts = allOf.map(membersOf);
  return {
    properties: Object.assign({}, ...parts.map((part) => part.properties), properties) as Readonly<
      Record<string, Schema>
    >,
    required: [...parts.flatMap((part) => part.required), ...required],
  };
}

/** What a response with some status must be. */
interface DocumentedResponse {
  /** Undefined if it has no body. */
  readonly mediaType: string | undefined;
  readonly schema: Schema;
  readonly example: unknown;
  /** Required headers, with the source of a regular expression that they match. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A call of the document. */
export interface DocumentedCall {
  readonly name: string;
  readonly method: string;
  /** A template: `/api/accounts/{id}`. */
  readonly path: string;
  readonly isOptional: boolean;
  /** Works without a token. */
  readonly isPublic: boolean;
  readonly parameters: readonly Parameter[];
  /** The schema of its payload. */
  readonly payload: Schema | undefined;
  /** A valid payload. */
  readonly example: unknown;
  readonly needsPayload: boolean;
  /** The status of a success. */
  readonly status: number;
}

const document = parse(readFileSync('docs/openapi.yaml', 'utf8')) as {
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: Components;
};

/** What a reference of the document refers to, or the object itself. */
export function resolve<T extends object>(reference: T & Reference): T {
  if (reference.$ref === undefined) return reference;
  const [, , kind = '', name = ''] = reference.$ref.split('/');
  return document.components[kind]?.[name] as T;
}

export const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  (['get', 'post', 'patch', 'put'] as const).flatMap((method) => {
    const operation = item[method];
    return operation ? [{ path, method: method.toUpperCase(), operation }] : [];
  }),
);

/** The schemas that have a name. */
export const schemas = document.components['schemas'] as Readonly<Record<string, Schema>>;

/** All calls, by name. */
export const calls: Readonly<Record<string, DocumentedCall>> = Object.fromEntries(
  operations.map(({ path, method, operation }) => [
    operation.operationId,
    {
      name: operation.operationId,
      method,
      path,
      isOptional: operation['x-optional'] === true,
      isPublic: operation.security?.length === 0,
      parameters: (operation.parameters ?? []).map((one) => resolve<Parameter>(one as Parameter)),
      payload: operation.requestBody?.content?.['application/json']?.schema,
      example: operation.requestBody?.content?.['application/json']?.example,
      needsPayload: operation.requestBody?.required === true,
      status: Number(Object.keys(operation.responses).find((status) => status.startsWith('2'))),
    },
  ]),
);

export function callNamed(name: string): DocumentedCall {
  const call = calls[name];
  if (!call) throw new Error(`The contract has no call ${name}.`);
  return call;
}

/** What a call's response with a status must be: one of its own, or the problem of any call. */
export function documentedResponse(name: string, status: number): DocumentedResponse {
  const { responses = {} } =
    operations.find(({ operation }) => operation.operationId === name)?.operation ?? {};
  const { content = {}, headers = {} } = resolve<ResponseObject>(
    responses[status] ?? responses['default'] ?? {},
  );
  const [mediaType, media] = Object.entries(content)[0] ?? [];
  return {
    mediaType,
    schema: media?.schema ?? {},
    example: media?.example,
    headers: Object.fromEntries(
      Object.entries(headers).map(([header, reference]) => {
        const { schema } = resolve<{ schema?: { pattern?: string } }>(reference);
        return [header, schema?.pattern ?? ''];
      }),
    ),
  };
}

/** Whether null is valid for the members of this name. */
export function isNullable(name: string): boolean {
  return Object.values(schemas)
    .flatMap(({ properties, allOf = [] }) => [properties, ...allOf.map((one) => one.properties)])
    .some((properties) => properties?.[name] && schemaErrors(properties[name], null).length === 0);
}

const ajv = new Ajv2020({
  allErrors: true,
  verbose: true,
  strict: false,
  formats: {
    'date-time': (text: string) => parseInstant(text) !== undefined,
    date: (text: string) => parseDay(text) !== undefined,
    email: isEmailAddress,
    'json-pointer': (text: string) => /^(\/([^~/]|~[01])*)*$/.test(text),
    'uri-reference': (text: string) => URL.canParse(text, 'https://api.example'),
  },
});
ajv.addSchema({ ...document, $id: 'openapi' });
const validators = new Map<string, ValidateFunction>();

/** Why content doesn't match a schema of the document; empty if it does. */
export function schemaErrors(schema: Schema, content: unknown): readonly ErrorObject[] {
  // References are relative to the document.
  const text = JSON.stringify(schema).replaceAll('"#/', '"openapi#/');
  const validate = validators.get(text) ?? ajv.compile(JSON.parse(text) as object);
  validators.set(text, validate);
  return validate(content) ? [] : (validate.errors ?? []);
}
