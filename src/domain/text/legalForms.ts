import { searchKey } from './cleanText';

/** In lower case, without points. */
const legalForms = new Set(
  `ab ag aps as asa bv co company corp corporation dac doo ek gbr gmbh inc incorporated kft kg kgaa kk
  limited llc llp lp ltd ltda mbh nv oy oyj plc pte pty sa sarl sas se sl spa spk sro srl ug zoo zrt`.split(
    /\s+/,
  ),
);

/** The words of a name as a search compares them, without punctuation. */
function words(name: string): readonly string[] {
  return searchKey(name)
    .replaceAll(/[.'’/]/g, '')
    .replace(/ sp z ?o ?o$/, ' zoo')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/**
 * A name for comparison with another one: without case, accents, punctuation and the legal forms at
 * its end ("Ltd", "GmbH & Co. KG"). A name of nothing else stays as it is.
 */
export function nameKey(name: string): string {
  const all = words(name);
  const last = all.findLastIndex((word) => !legalForms.has(word));
  return all.slice(0, last < 0 ? undefined : last + 1).join(' ');
}

/** Whether a text is a name, with its legal form or without any. */
export function isSameName(text: string, name: string): boolean {
  const key = nameKey(name);
  const written = words(text).join(' ');
  return key !== '' && (written === key || written === words(name).join(' '));
}

/** Whether a text has no words but legal forms: "Inc.". */
export function isLegalForm(text: string): boolean {
  const all = words(text);
  return all.length > 0 && all.every((word) => legalForms.has(word));
}
