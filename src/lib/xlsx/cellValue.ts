/** A text, or a number, which needs no notation of decimals. */
export type Cell = string | number;

/** What cells refer to, and how their dates count. */
export interface CellContext {
  readonly texts: readonly string[];
  /** The styles that show a number as a date. */
  readonly dateStyles: ReadonlySet<string>;
  readonly isFrom1904: boolean;
}

const millisecondsPerDay = 86_400_000;

/** What is imported of a cell: dates are ISO texts, errors such as `#REF!` are texts, too. */
export function cellValue(
  { type, style }: { readonly type: string; readonly style: string },
  text: string,
  { texts, dateStyles, isFrom1904 }: CellContext,
): Cell {
  switch (type) {
    case 's':
      return texts[Number(text)] ?? '';
    case 'inlineStr':
    case 'str':
      return unescapeText(text);
    case 'b':
      return text === '1' ? 'TRUE' : 'FALSE';
    case 'e':
      return text;
    case 'd':
      return text.replace(/T00:00:00(?:\.0+)?Z?$/, '').replace('T', ' ');
    default: {
      const number = Number(text);
      if (text === '' || Number.isNaN(number)) return text;
      return dateStyles.has(style) ? isoDate(dateOf(number, isFrom1904)) : exactNumber(number);
    }
  }
}

/** Characters that XML lacks: `_x0007_`. */
export function unescapeText(text: string): string {
  return text.replaceAll(/_x([\dA-F]{4})_/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
}

/** Without the noise of binary fractions: spreadsheets store 0.30000000000000004 for =0.1+0.2. */
function exactNumber(value: number): number {
  return Number.isSafeInteger(value) ? value : Number(value.toPrecision(15));
}

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
