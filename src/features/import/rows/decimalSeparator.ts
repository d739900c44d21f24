/** How the numbers of a file are written: 1,200.50 with a point, 1.200,50 with a comma. */
export type DecimalSeparator = 'point' | 'comma';

/** What the cells of a column tell about the notation of its numbers. */
export interface NumberEvidence {
  /** Numbers that only have a meaning with this separator. */
  readonly point: number;
  readonly comma: number;
  /** A number that has a meaning with either: `1.200`. */
  readonly ambiguous?: string | undefined;
  /** The first number with a point or comma. */
  readonly example?: string | undefined;
}

export const noEvidence: NumberEvidence = { point: 0, comma: 0 };

/** Longer cells are no numbers. */
const maxLength = 40;

/** Adds what one more cell tells. */
export function addEvidence(evidence: NumberEvidence, cell: string): NumberEvidence {
  const text = cell.trim();
  if (!/[.,]/.test(text) || text.length > maxLength) return evidence;
  // Without a currency before or after it.
  const number = /^[^\d-]*(-?\d[\d., '’\u00A0\u202F]*)\D*$/.exec(text)?.[1]?.trim();
  const meaning = number === undefined ? undefined : meaningOf(number);
  if (meaning === undefined) return evidence;
  const example = evidence.example ?? text;
  if (meaning === 'ambiguous')
    return { ...evidence, example, ambiguous: evidence.ambiguous ?? text };
  return { ...evidence, example, [meaning]: evidence[meaning] + 1 };
}

function meaningOf(number: string): DecimalSeparator | 'ambiguous' | undefined {
  const separators = number.match(/[.,]/g) ?? [];
  const [last] = separators.slice(-1);
  if (last === undefined) return undefined;
  const lastIs = last === '.' ? 'point' : 'comma';
  if (new Set(separators).size > 1) return lastIs;
  // A separator that occurs twice groups thousands.
  if (separators.length > 1) return lastIs === 'point' ? 'comma' : 'point';
  return /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(number) ? 'ambiguous' : lastIs;
}

/**
 * The separator that the columns use, the more frequent one if they use both; undefined if every
 * number can be read in two ways.
 */
export function likelySeparator(columns: readonly NumberEvidence[]): DecimalSeparator | undefined {
  const sum = (separator: DecimalSeparator) =>
    columns.reduce((total, evidence) => total + evidence[separator], 0);
  const [point, comma] = [sum('point'), sum('comma')];
  if (point === 0 && comma === 0)
    return columns.some(({ ambiguous }) => ambiguous !== undefined) ? undefined : 'point';
  return comma > point ? 'comma' : 'point';
}
