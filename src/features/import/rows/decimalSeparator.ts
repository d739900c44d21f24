/** How the numbers of a file are written: 1,200.50 with a point, 1.200,50 with a comma. */
export type DecimalSeparator = 'point' | 'comma';

/** The separator with which a number has a meaning; `1.200` has one with either. */
type Meaning = DecimalSeparator | 'ambiguous';

/** What the cells of a column tell about the notation of its numbers. */
export interface NumberEvidence {
  /** How many numbers only have a meaning with this separator. */
  readonly point: number;
  readonly comma: number;
  /** The first number of each kind. */
  readonly examples: Readonly<Partial<Record<Meaning, string>>>;
}

export const noEvidence: NumberEvidence = { point: 0, comma: 0, examples: {} };

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
  const examples = { [meaning]: text, ...evidence.examples };
  if (meaning === 'ambiguous') return { ...evidence, examples };
  return { ...evidence, examples, [meaning]: evidence[meaning] + 1 };
}

function meaningOf(number: string): Meaning | undefined {
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
    return columns.some(({ examples }) => examples.ambiguous !== undefined) ? undefined : 'point';
  return comma > point ? 'comma' : 'point';
}
