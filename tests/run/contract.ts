import { readFileSync, writeFileSync } from 'node:fs';
import {
  calls,
  membersOf,
  operations,
  resolve,
  schemas,
  type Parameter,
  type Schema,
} from '../conformance/openapi';

/**
 * Writes src/domain/openapi.ts from docs/openapi.yaml: the types of payloads and records, the values of
 * enums, and the calls. With `--check`, fails if the file isn't what the document says. Our own, because
 * openapi-typescript needs a TypeScript 5 beside ours and writes types only.
 */
const file = 'src/domain/openapi.ts';

const comment = ({ description }: Schema) => (description ? `/** ${description.trim()} */\n` : '');

function typeOf({ $ref, ...schema }: Schema): string {
  const { type, enum: options, items = {}, oneOf } = schema;
  if ($ref !== undefined) return $ref.slice($ref.lastIndexOf('/') + 1);
  if (options) return options.map((option) => JSON.stringify(option)).join(' | ');
  if (oneOf) return oneOf.map(typeOf).join(' | ');
  if (typeof type === 'object')
    return type.map((one) => typeOf({ ...schema, type: one })).join(' | ');
  if (type === 'array') return `readonly (${typeOf(items)})[]`;
  if (type === 'object' || schema.allOf) return objectType(schema);
  return type === 'integer' ? 'number' : (type ?? 'unknown');
}

function objectType(schema: Schema): string {
  const { properties, required } = membersOf(schema);
  const members = Object.entries(properties).map(([name, member]) => {
    const mark = required.includes(name) ? '' : '?';
    return `${comment(member)}readonly ${name}${mark}: ${typeOf(member)};`;
  });
  return `{\n${members.join('\n').replaceAll(/^/gm, '  ')}\n}`;
}

/** A parameter of a query, as `QueryParameter` has it. */
function parameterOf({ schema: reference }: Parameter) {
  const schema = resolve(reference);
  const { type, format, minimum: min, maximum: max, default: initial, enum: options } = schema;
  if (type === 'integer') return { kind: type, min, max, default: initial, options };
  if (type === 'array') return { kind: 'list', options: resolve(schema.items ?? {}).enum };
  if (options) return { kind: 'enum', options };
  return { kind: format === 'date' ? 'day' : 'text' };
}

/** A call, as `Call` has it, without the schemas of its payload and response. */
function callOf({ path, method, operation }: (typeof operations)[number]) {
  const { parameters: references = [], requestBody, responses, security } = operation;
  const parameters = references.map((one) => resolve(one as Parameter));
  const query = parameters.filter((one) => one.in === 'query');
  const has = (name: string) => parameters.some((one) => one.name === name) || undefined;
  const status = Object.keys(responses).find((code) => code.startsWith('2')) ?? '';
  const { headers = {} } = resolve<{ headers?: object }>(responses[status] ?? {});
  return {
    name: operation.operationId,
    method,
    path,
    optional: operation['x-optional'],
    authorization: security?.length === 0 ? 'none' : undefined,
    query: query[0] && Object.fromEntries(query.map((one) => [one.name, parameterOf(one)])),
    optionalBody: (requestBody && !requestBody.required) || undefined,
    ifMatch: has('If-Match') && ('428' in responses ? 'required' : 'honoured'),
    idempotencyKey: has('Idempotency-Key') && 'replayed',
    etag: 'ETag' in headers || undefined,
    location: 'Location' in headers || undefined,
    status: Number(status),
  };
}

function constant(name: string, value: unknown): string {
  return `export const ${name} = ${JSON.stringify(value)} as const;\n`;
}

const payloads = Object.values(calls).flatMap(({ name, payload }) =>
  payload ? `  readonly ${name}: ${typeOf(payload)};` : [],
);

const source = [
  '// Generated from docs/openapi.yaml by `npm run contract`.\n',
  ...Object.entries(schemas).map(
    ([name, schema]) => `${comment(schema)}export type ${name} = ${typeOf(schema)};\n`,
  ),
  ...Object.entries(schemas).flatMap(([name, { enum: values }]) =>
    values ? constant(`${name.charAt(0).toLowerCase()}${name.slice(1)}Values`, values) : [],
  ),
  `/** The payloads of calls. */\nexport interface Payloads {\n${payloads.join('\n')}\n}\n`,
  ...operations.map((one) => constant(one.operation.operationId, callOf(one))),
].join('\n');

if (!process.argv.includes('--check')) writeFileSync(file, source);
else if (readFileSync(file, 'utf8') !== source) {
  process.stderr.write(`${file} is not what docs/openapi.yaml says: run \`npm run contract\`.\n`);
  process.exitCode = 1;
}
