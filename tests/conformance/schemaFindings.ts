import type { ErrorObject } from 'ajv/dist/2020.js';
import { uniqBy } from 'es-toolkit';
import { schemaErrors } from './openapi';
import { parseInstant } from '~/lib/time';
import { reasonOf, type Finding } from './Finding';
import { pagesReason, pagesText } from './reasons';

export interface SchemaFinding extends Finding {
  /** RFC 6901, into the content. */
  readonly pointer: string;
}

interface Mismatch {
  readonly pointer: string;
  readonly text: string;
  /** If it is the same for other places. */
  readonly reason?: string;
}

/** Why content doesn't match a schema of the document, one finding for each place. */
export function schemaFindings(schema: object, content: unknown): SchemaFinding[] {
  return mismatches(schema, content).map(({ pointer, text, reason }) => {
    const message = `${pointer === '' ? 'the response' : pointer} ${text}`;
    // The same member is wrong wherever it occurs.
    const member = pointer.split('/').findLast((name) => !/^\d*$/.test(name)) ?? '';
    return { pointer, message, reason: reason ?? reasonOf(`${member} ${text}`) };
  });
}

function mismatches(schema: object, content: unknown): Mismatch[] {
  const errors = schemaErrors(schema, content);
  const alternatives = errors.filter(({ keyword }) => keyword === 'oneOf');
  const isInAlternative = ({ instancePath }: ErrorObject) =>
    alternatives.some((one) => `${instancePath}/`.startsWith(`${one.instancePath}/`));
  const all = [
    ...errors.filter((error) => !isInAlternative(error)).map((error) => toMismatch(error, errors)),
    ...alternatives.flatMap(mismatchesOfAlternatives),
  ];
  return uniqBy(all, ({ pointer, reason = '' }) => `${pointer} ${reason}`);
}

/** Those of the alternative that has the content's code, or else is most like the content. */
function mismatchesOfAlternatives({ schema, data, instancePath }: ErrorObject): Mismatch[] {
  const distance = (found: readonly Mismatch[]) =>
    found.length + (found.some(({ pointer }) => pointer === '/code') ? 100 : 0);
  const [closest = []] = (schema as readonly object[])
    .map((one) => mismatches(one, data))
    .toSorted((a, b) => distance(a) - distance(b));
  return closest.map((one) => ({ ...one, pointer: instancePath + one.pointer }));
}

const zone = '(Z|\\+00:00)$';

/** What an object lacks: members that may be null are left out for another reason than others. */
function missingMembers(error: ErrorObject, errors: readonly ErrorObject[]): Mismatch {
  const { instancePath: pointer } = error;
  const isNullable = mayBeNull(error);
  const names = errors
    .filter((one) => one.keyword === 'required' && one.instancePath === pointer)
    .filter((one) => mayBeNull(one) === isNullable)
    .map(missingName);
  const lacks = `lacks ${names.join(', ')}`;
  if (!isNullable) return { pointer, text: lacks, reason: `lacks ${names[0]}` };
  const text = `${lacks}: what has no value is null, not left out`;
  return { pointer, text, reason: 'nulls are left out' };
}

const missingName = ({ params }: ErrorObject) => String(params['missingProperty']);

/** Whether null is valid for the member that an object lacks. */
function mayBeNull(error: ErrorObject): boolean {
  const { properties = {} } = error.parentSchema as { readonly properties?: object };
  const schema = (properties as Readonly<Record<string, object>>)[missingName(error)];
  return schema !== undefined && mismatches(schema, null).length === 0;
}

function toMismatch(error: ErrorObject, errors: readonly ErrorObject[]): Mismatch {
  const { instancePath: pointer, keyword, params, data } = error;
  if (params['format'] === 'date-time' || params['pattern'] === zone) {
    const instant = String(data);
    const isLocal = parseInstant(instant) === undefined && parseInstant(`${instant}Z`);
    const text = isLocal ? 'has no zone' : 'is not an instant in UTC (RFC 3339)';
    return { pointer, text: `${JSON.stringify(data)} ${text}`, reason: text };
  }
  if (pointer === '/errors' && keyword === 'type') {
    const type =
      data === null ? 'null' : typeof data === 'object' ? 'an object' : `a ${typeof data}`;
    return { pointer, text: `is ${type}, expected an array of { pointer, code }` };
  }
  if (keyword === 'required') {
    const name = missingName(error);
    const camelCase = name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    return camelCase !== name && Object.hasOwn(data as object, camelCase)
      ? { pointer, text: `has ${camelCase}, expected ${name}`, reason: 'keys in camelCase' }
      : missingMembers(error, errors);
  }
  if (pointer === '/meta/page' && keyword === 'minimum')
    return { pointer, text: `is ${JSON.stringify(data)}: ${pagesText}`, reason: pagesReason };
  const allowed = keyword === 'enum' ? ` ${JSON.stringify(params['allowedValues'])}` : '';
  return { pointer, text: `${error.message ?? ''}${allowed}` };
}
