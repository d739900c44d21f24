import type { ErrorObject } from 'ajv/dist/2020.js';
import { isNullable, schemaErrors, type Schema } from '../openapi';
import { reasonOf, shorten, type Finding } from '../Rule';

interface SchemaFinding extends Finding {
  /** RFC 6901, into the content. */
  readonly pointer: string;
}

/** Why content doesn't match a schema of the document, one finding for each place. */
export function schemaFindings(schema: Schema, content: unknown): SchemaFinding[] {
  const findings = new Map<string, SchemaFinding>();
  for (const error of schemaErrors(schema, content)) {
    const finding = toFinding(error);
    const key = `${finding.pointer} ${finding.reason}`;
    if (!findings.has(key)) findings.set(key, finding);
  }
  return [...findings.values()];
}

function toFinding(error: ErrorObject): SchemaFinding {
  const { instancePath: pointer, keyword, params, data } = error;
  const place = pointer === '' ? 'the response' : pointer;
  const of = (text: string, reason?: string) => {
    // The same member is wrong wherever it occurs.
    const member = pointer.split('/').findLast((name) => !/^\d*$/.test(name)) ?? '';
    return {
      pointer,
      message: `${place} ${text}`,
      reason: reason ?? reasonOf(`${member} ${text}`),
    };
  };
  if (keyword === 'required') {
    const name = String(params['missingProperty']);
    const camelCase = name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    if (camelCase !== name && Object.hasOwn(data as object, camelCase))
      return of(`has ${camelCase}, expected ${name}`, 'keys in camelCase');
    return isNullable(name)
      ? of(`lacks ${name}: what has no value is null, not left out`, 'nulls are left out')
      : of(`lacks ${name}`);
  }
  if (params['format'] === 'date-time' || String(params['pattern']).startsWith('(Z|'))
    return of(`${JSON.stringify(data)} is not an instant in UTC (RFC 3339)`, 'instants');
  const allowed =
    keyword === 'enum' ? ` ${shorten(JSON.stringify(params['allowedValues']), 120)}` : '';
  return of(
    `is ${JSON.stringify(data)?.slice(0, 60)}: ${error.message ?? ''}${allowed}`,
    reasonOf(`${pointer.replaceAll(/\/\d+/g, '')} ${error.message}`),
  );
}
