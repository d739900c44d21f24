import { readFileSync, writeFileSync } from 'node:fs';
import {
  calls,
  documentedResponse,
  membersOf,
  operations,
  resolve,
  schemas,
  type Parameter,
  type Schema,
} from '../conformance/openapi';

/**
 * Writes what the console has of docs/openapi.yaml: the types of payloads and records, the values of enums
 * and the calls, and the schemas of records and of responses without `meta`. With `--check`, fails if a file
 * isn't what the document says. Our own, because openapi-typescript needs a TypeScript 5 beside ours and writes
 * types only.
 */

const mark = '// Generated from docs/openapi.yaml by `npm run contract`.';

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
    idempotencyKey: has('Idempotency-Key'),
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

const types = [
  `${mark}\n`,
  ...Object.entries(schemas).map(
    ([name, schema]) => `${comment(schema)}export type ${name} = ${typeOf(schema)};\n`,
  ),
  ...Object.entries(schemas).flatMap(([name, { enum: values }]) =>
    values ? constant(`${name.charAt(0).toLowerCase()}${name.slice(1)}Values`, values) : [],
  ),
  `/** The payloads of calls. */\nexport interface Payloads {\n${payloads.join('\n')}\n}\n`,
  ...operations.map((one) => constant(one.operation.operationId, callOf(one))),
].join('\n');

/** Members of which a response may have other values than documented (`schemas.ts`). */
const ownSchemas = ['id', 'name', 'etag', 'seat_level', 'address', 'billing_phone', 'token'];

const camelCase = (name: string) =>
  name.charAt(0).toLowerCase() +
  name.slice(1).replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The records that responses consist of. */
const records = new Set<string>();

/** A member of a record or, without a name, a record or a list of records. */
function validatorOf(reference: Schema, name?: string): string {
  const { oneOf = [], ...schema } = resolve(reference);
  const { type, items, minimum, maximum, properties, allOf } = oneOf[0] ?? schema;
  const types = [type].flat();
  if (name !== undefined && ownSchemas.includes(name)) return `s.${camelCase(name)}`;
  if (items) return `v.array(${validatorOf(items)})`;
  if (types.includes('number')) return 's.amount';
  if (types.includes('integer') && minimum !== 0) return 's.difference';
  if (types.includes('integer'))
    return maximum === undefined ? 's.count' : `s.countUpTo(${maximum})`;
  if (!properties && !allOf) return 's.text';
  if (reference.$ref !== undefined) return recordOf(reference.$ref);
  const object = `v.object({ ${entriesOf(oneOf[0] ?? schema)} })`;
  return name === undefined ? object : `v.nullable(${object})`;
}

function recordOf($ref: string): string {
  const name = $ref.slice($ref.lastIndexOf('/') + 1);
  entriesOf({ $ref });
  records.add(name);
  return camelCase(name);
}

function entriesOf(schema: Schema): string {
  const { allOf } = resolve(schema);
  // A part may say only what is required.
  if (
    allOf?.every((part) =>
      membersOf(part).required.every((name) => name in membersOf(part).properties),
    )
  )
    return allOf
      .map((part) => (part.$ref ? `...${recordOf(part.$ref)}.entries` : entriesOf(part)))
      .join(', ');
  const { properties, required } = membersOf(schema);
  return Object.entries(properties)
    .map(([name, member]) => {
      const validator = validatorOf(member, name);
      return `${name}: ${required.includes(name) ? validator : `s.lenient(${validator})`}`;
    })
    .join(', ');
}

/** Responses of which every part, or none, may be missing. */
const handWritten = ['login', 'listActivity', 'listOrganizationActivity', 'addNote'];

const responses = Object.values(calls).flatMap(({ name, status }) => {
  const { data, meta } = membersOf(documentedResponse(name, status).schema).properties;
  if (!data || handWritten.includes(name)) return [];
  const response = `  ${name}: v.object({ data: ${validatorOf(data)} }),`;
  if (!meta?.$ref) return response;
  recordOf(meta.$ref);
  return [];
});

const validators = `${mark}
import * as v from 'valibot';
import * as s from './schemas';

${[...records]
  .map(
    (name) =>
      `export const ${camelCase(name)} = v.object({ ${entriesOf({ $ref: `#/components/schemas/${name}` })} });\n`,
  )
  .join('\n')}
/** By call. */
export const responses = {
${responses.join('\n')}
};
`;

const files = { 'src/domain/openapi.ts': types, 'src/api/contract/responseSchemas.ts': validators };

for (const [file, source] of Object.entries(files)) {
  if (!process.argv.includes('--check')) writeFileSync(file, source);
  else if (readFileSync(file, 'utf8') !== source) {
    process.stderr.write(`${file} is not what docs/openapi.yaml says: run \`npm run contract\`.\n`);
    process.exitCode = 1;
  }
}
