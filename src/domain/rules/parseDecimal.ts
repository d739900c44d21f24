/** A number, and how many decimals it was typed with: three for `1.500`. */
interface Decimal {
  readonly value: number;
  readonly decimals: number;
}

/** Plain digits, or groups of three as the console displays them (`1,920.10`). */
const pattern = /^-?(?:\d+|[1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d+))?$/;

/**
 * Parses a number as typed; undefined for anything but decimal notation. Strict: ambiguous input
 * such as a decimal comma (`1200,50`) is rejected, never corrected or rounded.
 */
export function parseDecimal(text: string): Decimal | undefined {
  const [number, fraction = ''] = pattern.exec(text.trim()) ?? [];
  if (number === undefined) return undefined;
  const value = Number(number.replaceAll(',', ''));
  // Clamped, so that a rule's bound rejects a number that is too large to be exact.
  return { value: Math.min(value, Number.MAX_SAFE_INTEGER), decimals: fraction.length };
}
