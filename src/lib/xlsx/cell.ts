/**
 * A cell of a file. A fault is a state in which it has no value that could be imported: an
 * error such as `#REF!`, a formula whose result was never stored, or a date, which no field takes.
 */
export interface Cell {
  /** As a spreadsheet shows it, but for formats of decimals and dates. */
  readonly text: string;
  /** The exact value of a number, which needs no notation of decimals. */
  readonly number?: number;
  readonly fault?: CellFault;
}

export type CellFault = 'error' | 'no_value' | 'date';

/** How a workbook shows the numbers of cells of one style. */
export interface CellStyle {
  readonly isDate: boolean;
  /** The code of a format of its own. */
  readonly code: string | undefined;
}

/** What cells refer to, and how their dates count. */
export interface CellContext {
  readonly texts: readonly string[];
  readonly styles: readonly CellStyle[];
  readonly isFrom1904: boolean;
  /** Whether the program that wrote the workbook has left its formulas to be calculated. */
  readonly isUncalculated: boolean;
}

/** A cell as its elements have it; `value` is undefined if there is none. */
export interface RawCell {
  readonly type: string;
  readonly style: number;
  readonly hasFormula: boolean;
  readonly value: string | undefined;
}

export function readCell(raw: RawCell, { texts, styles, ...context }: CellContext): Cell {
  const { type, hasFormula, value = '' } = raw;
  // Scripts write formulas without a value, with an empty one, or with zero for any.
  const isStored =
    raw.value !== undefined &&
    (type === 'str' || (value !== '' && !(context.isUncalculated && value === '0')));
  if (hasFormula && !isStored) return { text: '', fault: 'no_value' };
  switch (type) {
    case 's':
      return { text: texts[Number(value)] ?? '' };
    case 'inlineStr':
    case 'str':
      return { text: unescapeText(value) };
    case 'b':
      return { text: value === '1' ? 'TRUE' : 'FALSE' };
    case 'e':
      return { text: value, fault: 'error' };
    case 'd':
      return { text: value.replace(/T00:00:00(?:\.0+)?Z?$/, '').replace('T', ' '), fault: 'date' };
    default: {
      const number = Number(value);
      if (value === '' || Number.isNaN(number)) return { text: value };
      const style = styles[raw.style];
      if (style?.isDate)
        return { text: isoDate(dateOf(number, context.isFrom1904)), fault: 'date' };
      const exact = exactNumber(number);
      return { text: formatDigits(exact, style?.code) ?? String(exact), number: exact };
    }
  }
}

/** With the characters that XML can't contain, which a workbook escapes: `_x0007_`. */
export function unescapeText(text: string): string {
  return text.replaceAll(/_x([\dA-F]{4})_/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
}

/** Without the noise of binary fractions: spreadsheets store 0.30000000000000004 for =0.1+0.2. */
function exactNumber(value: number): number {
  return Number.isSafeInteger(value) ? value : Number(value.toPrecision(15));
}

/**
 * A whole number in a format of zeros and quoted text, such as a phone number in `00000000000` or
 * `"+"0`; undefined for formats of quantities, of which only the number counts.
 */
function formatDigits(number: number, code = ''): string | undefined {
  const [format = ''] = code.replaceAll(/\[[A-Z][a-z]+\]/g, '').split(';');
  const parts = format.match(/"[^"]*"|\\.|_.|\*.|[\s\S]/g) ?? [];
  const zeros = parts.filter((part) => part === '0').length;
  const isShown = (part: string) => /^(?:0|".*"|[\\_*].|[-+() :])$/s.test(part);
  if (format === '0' || zeros === 0 || !parts.every(isShown)) return undefined;
  if (!Number.isSafeInteger(number) || number < 0) return undefined;
  const digits = String(number).padStart(zeros, '0');
  // The first zero stands for all digits that the others leave.
  const first = digits.length - zeros + 1;
  const places = [digits.slice(0, first), ...digits.slice(first).split('')];
  return parts
    .map((part) => (part === '0' ? places.shift() : literalText(part)))
    .join('')
    .trim();
}

function literalText(part: string): string {
  if (part.startsWith('"')) return part.slice(1, -1);
  if (part.startsWith('_')) return ' ';
  return part.startsWith('*') ? '' : part.replace('\\', '');
}

const millisecondsPerDay = 86_400_000;

/** To the second. Day 60 is 29 February 1900, which never was: Excel took it over from Lotus 1-2-3. */
function dateOf(day: number, isFrom1904: boolean): Date {
  const start = isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, day < 60 ? 31 : 30);
  return new Date(Math.round((start + day * millisecondsPerDay) / 1000) * 1000);
}

/** A day, with the time if it has one; spreadsheets show dates out of range as #####. */
function isoDate(date: Date): string {
  if (Number.isNaN(date.getTime())) return '#####';
  const [day = '', time = ''] = date.toISOString().slice(0, 19).split('T');
  return time === '00:00:00' ? day : `${day} ${time}`;
}

/** Built-in formats of dates and times: ECMA-376, part 1, 18.8.30. */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58);

/** Whether a format shows dates or times: its code has their letters outside of texts and colours. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return isBuiltInDate(id);
  return /[dmyhs]/i.test(code.replaceAll(/"[^"]*"|\\.|[_*].|\[[^\]]*\]/g, ''));
}
