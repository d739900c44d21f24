import { Parser } from 'saxen';

export type Attributes = Readonly<Record<string, string | undefined>>;

export interface XmlHandlers {
  /** Returns true to read no further. */
  readonly onOpen?: (name: string, attributes: () => Attributes) => boolean | void;
  readonly onClose?: (name: string) => boolean | void;
  readonly onText?: (text: string) => void;
}

/**
 * Reads a part of a workbook, whose elements and attributes may have any prefixes; throws if it is
 * malformed. A document type and its entities are ignored.
 */
export function parseXml(xml: string, { onOpen, onClose, onText }: XmlHandlers): void {
  const parser = new Parser();
  let failure: Error | undefined;
  parser
    .on('openTag', (name, attributes, decode) => {
      const read = () => readable(attributes(), decode);
      if (onOpen?.(localName(name), read)) parser.stop();
    })
    .on('closeTag', (name) => {
      if (onClose?.(localName(name))) parser.stop();
    })
    .on('text', (text, decode) => onText?.(decode(text)))
    .on('cdata', (text) => onText?.(text))
    .on('error', (error) => {
      failure = error;
    })
    .parse(xml);
  if (failure) throw failure;
}

/** With local names and without entities; most elements have neither prefixes nor entities. */
function readable(attributes: Record<string, string>, decode: (text: string) => string) {
  for (const name of Object.keys(attributes))
    if (name.includes(':') || attributes[name]?.includes('&'))
      return Object.fromEntries(
        Object.entries(attributes).map(([key, value]) => [localName(key), decode(value)]),
      );
  return attributes;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
