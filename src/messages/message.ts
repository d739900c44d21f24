// Relative: vite.config.ts loads this module, where the alias isn't set up yet.
import { formatNumber } from '../lib/format';
import { catalogue, type MessageKey } from './catalogue';

type Placeholders<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** The values for a message's placeholders: a missing or misspelt one does not compile. */
export type MessageValues<Key extends MessageKey> = {
  readonly [Name in Placeholders<(typeof catalogue)[Key]>]: string | number;
};

type Values<Key extends MessageKey> = [Placeholders<(typeof catalogue)[Key]>] extends [never]
  ? []
  : [values: MessageValues<Key>];

/** A text from the catalogue with its placeholders filled in; numbers are formatted. */
export function message<Key extends MessageKey>(key: Key, ...[values]: Values<Key>): string {
  return interpolate(catalogue[key], values ?? {});
}

/**
 * Fills in a template; a placeholder without a value is removed. Values are never parsed as
 * templates.
 */
export function interpolate(
  template: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return typeof value === 'number' ? formatNumber(value) : (value ?? '');
  });
}
