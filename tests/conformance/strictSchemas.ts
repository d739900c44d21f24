import { calls } from '~~/mocks/contract/calls';
import openapi from '../../docs/openapi.json' with { type: 'json' };
import { schemaFindings } from './schemaFindings';

/** The document, with what this module reads of it. */
interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, ApiComponent>>>>;
}

interface ApiOperation {
  readonly operationId: string;
  readonly requestBody?: ApiComponent;
  readonly responses: Readonly<Record<string, ApiComponent>>;
}

/** A payload, a response or a header. */
interface ApiComponent {
  readonly $ref?: string;
  readonly required?: boolean;
  readonly headers?: Readonly<Record<string, ApiComponent>>;
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
  /** Of a header. */
  readonly schema?: { readonly pattern?: string };
}

/** A header that a response must have. */
interface RequiredHeader {
  readonly name: string;
  /** Source of a regular expression that its value matches. */
  readonly pattern: string;
}

export const apiDocument = openapi as unknown as ApiDocument;

/** Why content doesn't match a schema of the document: "/data/0/status must be ..."; empty if it does. */
export function schemaErrors(schema: object, content: unknown): string[] {
  return schemaFindings(schema, content).map(({ message }) => message);
}

/** The schema of a call's response with this status, and its media type; undefined without body. */
export function responseSchemaOf(
  name: string,
  status: number,
): { readonly mediaType: string; readonly schema: object } | undefined {
  const [entry] = Object.entries(responseOf(name, status)?.content ?? {});
  return entry && { mediaType: entry[0], schema: entry[1].schema };
}

/** The headers that a call's response with this status must have. */
export function requiredHeadersOf(name: string, status: number): RequiredHeader[] {
  return Object.entries(responseOf(name, status)?.headers ?? {}).flatMap(([header, reference]) => {
    const { required, schema } = resolve(reference) ?? {};
    return required ? [{ name: header, pattern: schema?.pattern ?? '' }] : [];
  });
}

function responseOf(name: string, status: number): ApiComponent | undefined {
  const response = operationOf(name)?.responses[status];
  return response && resolve(response);
}

function operationOf(name: string): ApiOperation | undefined {
  const call = calls[name];
  if (!call) throw new Error(`The contract has no call ${name}.`);
  return apiDocument.paths[call.path]?.[call.method.toLowerCase()];
}

/** The schema of a call's payload. */
export function requestSchemaOf(name: string): object {
  const body = operationOf(name)?.requestBody;
  const schema = body && resolve(body)?.content?.['application/json']?.schema;
  if (!schema) throw new Error(`${name} has no payload.`);
  return schema;
}

function resolve(component: ApiComponent): ApiComponent | undefined {
  if (component.$ref === undefined) return component;
  const [, , kind = '', name = ''] = component.$ref.split('/');
  return apiDocument.components[kind]?.[name];
}
