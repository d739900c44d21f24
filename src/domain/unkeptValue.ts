import { parseInstant } from '~/lib/time';
import { uniqueKey } from './text/uniqueKey';

/** What a mutation sends, by the names of the contract. */
export type SentValues = {
  readonly [name: string]: string | number | null | undefined | SentValues;
};

/**
 * The JSON Pointer of the first value in which a record isn't what was sent, apart from case and white
 * space, which a server may change. Every mutation is compared by this, and so is a record that was read
 * again after a conflict.
 */
export function unkeptValue(record: object, sent: SentValues, parent = ''): string | undefined {
  const actual = record as Readonly<Record<string, unknown>>;
  for (const [name, value] of Object.entries(sent)) {
    const pointer = `${parent}/${name}`;
    if (typeof value === 'object' && value !== null) {
      const unkept = unkeptValue(actual[name] ?? {}, value, pointer);
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
