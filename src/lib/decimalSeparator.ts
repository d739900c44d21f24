/** How numbers are written: 1,200.50 with a point, 1.200,50 with a comma. */
export type DecimalSeparator = 'point' | 'comma';

export interface SeparatorEvidence {
  /** The one that the numbers use, the more frequent if both; undefined if all can be read in two ways. */
  readonly likely: DecimalSeparator | undefined;
  /** A number that can be read in two ways, if all can. */
  readonly example: string | undefined;
}

/** Longer cells are no numbers. */
const maxNumberLength = 40;

/** What texts tell about the notation of their numbers. */
export function findSeparator(texts: Iterable<string>): SeparatorEvidence {
  const counts = { point: 0, comma: 0 };
  let example: string | undefined;
  for (const cell of texts) {
    const text = cell.trim();
    if (!/[.,]/.test(text) || text.length > maxNumberLength) continue;
    // Without a currency before or after it.
    const number = /^[^\d-]*(-?\d[\d., '’\u00A0\u202F]*)\D*$/.exec(text)?.[1]?.trim() ?? '';
    const separators = number.match(/[.,]/g) ?? [];
    const last = separators.at(-1) === '.' ? 'point' : 'comma';
    if (separators.length === 0) continue;
    if (new Set(separators).size > 1) counts[last] += 1;
    // A separator that occurs twice groups thousands.
    else if (separators.length > 1) counts[last === 'point' ? 'comma' : 'point'] += 1;
    else if (/^-?[1-9]\d{0,2}[.,]\d{3}$/.test(number)) example ??= number;
    else counts[last] += 1;
  }
  const { point, comma } = counts;
  if (point === 0 && comma === 0 && example !== undefined) return { likely: undefined, example };
  return { likely: comma > point ? 'comma' : 'point', example: undefined };
}

/** With points for commas and commas for points. */
export function swapSeparators(text: string): string {
  return text.replaceAll(/[.,]/g, (separator) => (separator === ',' ? '.' : ','));
}
