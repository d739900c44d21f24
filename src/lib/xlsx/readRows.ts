import { isBlank } from '~/lib/text';
import { cellValue, type Cell, type CellContext } from './cellValue';
import { parseXml } from './parseXml';

/** A row; `line` is the number that a spreadsheet shows. */
export interface WorkbookRow {
  readonly line: number;
  readonly cells: readonly Cell[];
}

/** What is read of a sheet at most. */
export interface RowLimits {
  /** The line of the first row. */
  readonly from: number;
  readonly rows: number;
  /** The last one has what is beyond. */
  readonly columns: number;
}

/** The most that any sheet has. */
const maxColumns = 16_384;

/** The rows of a sheet that have values; throws if it is malformed. */
export function readRows(
  part: Uint8Array,
  context: CellContext,
  limits: RowLimits,
): readonly WorkbookRow[] {
  const rows: WorkbookRow[] = [];
  let line = 0;
  let cells: Cell[] = [];
  let column = 0;
  let cell: { readonly type: string; readonly style: string } | undefined;
  let text = '';
  let isValue = false;
  // How a Japanese text is pronounced.
  let isPhonetic = false;

  parseXml(part, {
    onOpen(name, attributes) {
      switch (name) {
        case 'row': {
          const { r = line + 1 } = attributes();
          // Lines are what rows are known by.
          if (!(Number(r) > line)) throw new Error('The rows of the sheet are out of order.');
          line = Number(r);
          cells = [];
          column = 0;
          break;
        }
        case 'c': {
          const { r, t: type = 'n', s: style = '0' } = attributes();
          column = r === undefined ? column + 1 : columnNumber(r);
          cell = { type, style };
          text = '';
          break;
        }
        case 'v':
        case 't':
          isValue = cell !== undefined && !isPhonetic;
          break;
        case 'rPh':
          isPhonetic = true;
      }
    },
    onText(part) {
      if (isValue) text += part;
    },
    onClose(name) {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'c' && cell) {
        const value = cellValue(cell, text, context);
        if (typeof value === 'number' || !isBlank(value))
          cells[Math.min(column, limits.columns) - 1] = value;
        cell = undefined;
      }
      if (name !== 'row' || cells.length === 0 || line < limits.from) return false;
      rows.push({ line, cells: Array.from(cells, (value) => value ?? '') });
      return rows.length === limits.rows;
    },
  });
  return rows;
}

/** The number of a cell's column: 28 for AB7. */
function columnNumber(address: string): number {
  let number = 0;
  for (const letter of /^[A-Z]+/i.exec(address)?.[0].toUpperCase() ?? '')
    number = number * 26 + letter.charCodeAt(0) - 64;
  if (number < 1 || number > maxColumns) throw new Error(`No sheet has a cell ${address}.`);
  return number;
}
