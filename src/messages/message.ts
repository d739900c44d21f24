// Relative: vite.config.ts loads this module, where the alias isn't set up yet.
import { isolate } from '../lib/bidi';
import { formatNumber } from '../lib/format';
import { catalogue } from './catalogue';

type Placeholders<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/** The values for a template's placeholders: a missing or misspelt one does not compile. */
export type MessageValues<Template> = {
  readonly [Name in Placeholders<Template>]: string | number;
};

type Values<Template> = [Placeholders<Template>] extends [never]
  ? []
  : [values: MessageValues<Template>];

/** Returns texts of a catalogue with their placeholders filled in; numbers are formatted. */
export function messagesOf<Catalogue extends Readonly<Record<string, string>>>(texts: Catalogue) {
  return <Key extends keyof Catalogue & string>(
    key: Key,
    ...[values]: Values<Catalogue[Key]>
  ): string => interpolate(texts[key] ?? '', values ?? {});
}

/** A text from the catalogue that every screen has. */
export const message = messagesOf(catalogue);

/**
 * A sentence with values, such as sentence`Deactivate ${name}?`. Each value is isolated, so that a name
 * in Hebrew or a stray direction character doesn't turn the words around it; numbers are formatted.
 */
export function sentence(
  texts: TemplateStringsArray,
  ...values: readonly (string | number)[]
): string {
  return texts.reduce((text, next, index) => text + valueText(values[index - 1]) + next);
}

/** Fills in a template like a `sentence`; a placeholder without a value is removed. */
export function interpolate(
  template: string,
  values: Readonly<Record<string, string | number | undefined>>,
): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    return valueText(Object.hasOwn(values, name) ? values[name] : undefined);
  });
}

function valueText(value: string | number | undefined): string {
  return typeof value === 'number' ? formatNumber(value) : isolate(value ?? '');
}
