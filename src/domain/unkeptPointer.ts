import { uniqueKey } from './text/cleanText';
import { parseInstant } from '~/lib/time';

/** What a write sends, by the names of the contract. */
export type SentValues = {
  readonly [name: string]: string | number | null | undefined | SentValues;
};

/** A field that a record hasn't kept as it was sent. */
export interface UnkeptField {
  readonly pointer: string;
  readonly label: string;
}

/**
 * The JSON Pointer of the first value in which a record isn't what was sent, apart from case and white
 * space, which a server may change. Every write is compared by this, and so is a record that was read
 * again after a conflict.
 */
export function unkeptPointer(record: object, sent: SentValues, parent = ''): string | undefined {
  const actual = record as Readonly<Record<string, unknown>>;
  for (const [name, value] of Object.entries(sent)) {
    const pointer = `${parent}/${name}`;
    if (typeof value === 'object' && value !== null) {
      const unkept = unkeptPointer(actual[name] ?? {}, value, pointer);
      if (unkept !== undefined) return unkept;
    } else if (name === 'id' ? actual[name] !== value : !isSame(actual[name] ?? '', value ?? ''))
      return pointer;
  }
  return undefined;
}

function isSame(actual: unknown, sent: string | number): boolean {
  if (typeof actual !== 'string' || typeof sent !== 'string') return actual === sent;
  const key = (text: string) => parseInstant(text) ?? uniqueKey(text).replaceAll(' ', '');
  return key(actual) === key(sent);
}
