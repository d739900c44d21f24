import { isBlank } from '~/lib/text';
import { readCell, type Cell, type CellContext } from './cell';
import { parseXml } from './parseXml';

/** A row; `line` is the number that a spreadsheet shows. */
interface WorkbookRow {
  readonly line: number;
  readonly cells: readonly Cell[];
  readonly isHidden: boolean;
}

/** What is read of a sheet at most. */
export interface RowLimits {
  /** With values. */
  readonly rows: number;
  /** The last one has what is beyond. */
  readonly columns: number;
}

export interface SheetRows {
  /** The rows that have values. */
  readonly rows: readonly WorkbookRow[];
  /** The positions of hidden columns, from 0 on. */
  readonly hiddenColumns: ReadonlySet<number>;
  /** Whether reading has ended at the most elements of rows, or at a row with too many values. */
  readonly hasMore: boolean;
}

/** The most that any sheet has. */
const maxColumns = 16_384;
/** The most elements of rows that are read, with or without values. */
const maxRowElements = 50_000;

/** The first rows of a sheet; throws if it is malformed. */
export function readRows(xml: string, context: CellContext, limits: RowLimits): SheetRows {
  const rows: WorkbookRow[] = [];
  const hiddenColumns = new Set<number>();
  let line = 0;
  let elements = 0;
  let cells: Cell[] = [];
  let values = 0;
  let isHidden = false;
  let column = 0;
  let cell: { type: string; style: number; hasFormula: boolean; value?: string } | undefined;
  let isValue = false;
  // How a Japanese text is pronounced.
  let isPhonetic = false;

  parseXml(withoutEmptyRows(xml), {
    onOpen(name, attributes) {
      switch (name) {
        case 'col': {
          const { min, max, hidden, width } = attributes();
          if (isTrue(hidden) || Number(width ?? 1) === 0)
            for (let n = Number(min); n <= Math.min(Number(max), limits.columns); n += 1)
              hiddenColumns.add(n - 1);
          break;
        }
        case 'row': {
          const { r = line + 1, hidden, ht = 1 } = attributes();
          elements += 1;
          if (elements > maxRowElements) return true;
          // Lines are what rows are known by.
          if (!(Number(r) > line)) throw new Error('The rows of the sheet are out of order.');
          line = Number(r);
          cells = [];
          values = 0;
          column = 0;
          isHidden = isTrue(hidden) || Number(ht) === 0;
          break;
        }
        case 'c': {
          const { r, t: type = 'n', s: style = 0 } = attributes();
          column = r === undefined ? column + 1 : columnNumber(r);
          cell = { type, style: Number(style), hasFormula: false };
          break;
        }
        case 'f':
          if (cell) cell.hasFormula = true;
          break;
        case 'v':
        case 't':
          isValue = cell !== undefined && !isPhonetic;
          if (isValue && cell) cell.value ??= '';
          break;
        case 'rPh':
          isPhonetic = true;
      }
      return false;
    },
    onText(text) {
      if (isValue && cell) cell.value = (cell.value ?? '') + text;
    },
    onClose(name) {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'c' && cell) {
        const read = readCell({ value: undefined, ...cell }, context);
        if (read.fault || !isBlank(read.text)) {
          cells[Math.min(column, limits.columns) - 1] = read;
          values += 1;
        }
        cell = undefined;
      }
      if (name !== 'row' || cells.length === 0) return false;
      rows.push({ line, isHidden, cells: Array.from(cells, (value) => value ?? emptyCell) });
      // Any further row of a sheet that is too wide may have 16,384 cells.
      return rows.length === limits.rows || values > limits.columns;
    },
  });
  return { rows, hiddenColumns, hasMore: elements > maxRowElements || values > limits.columns };
}

const emptyCell: Cell = { text: '' };

/** Fewer characters after the last cell can't be many rows. */
const longEnd = 100_000;

/**
 * Without the empty rows at the end: 600,000 of them can have a format. An empty cell is one tag, any
 * other has an end tag.
 */
function withoutEmptyRows(xml: string): string {
  const last = Math.max(xml.lastIndexOf('</c>') + 1, xml.lastIndexOf(':c>'));
  if (last < 1 || xml.length - last < longEnd) return xml;
  const prefix = xml.slice(xml.lastIndexOf('</', last) + 2, last + 1).replace(/c$/, '');
  const end = ['row', 'sheetData', 'worksheet'].map((name) => `</${prefix}${name}>`);
  return xml.slice(0, xml.indexOf('>', last) + 1) + end.join('');
}

function isTrue(flag: string | undefined): boolean {
  return flag === '1' || flag === 'true';
}

/** The number of a cell's column: 28 for AB7. */
function columnNumber(address: string): number {
  let number = 0;
  for (const letter of /^[A-Z]+/i.exec(address)?.[0].toUpperCase() ?? '')
    number = number * 26 + letter.charCodeAt(0) - 64;
  if (number < 1 || number > maxColumns) throw new Error(`No sheet has a cell ${address}.`);
  return number;
}
