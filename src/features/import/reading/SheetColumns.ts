import { cleanText } from '~/domain/text/cleanText';
import { isBlank } from '~/lib/text';
import type { Cell } from '~/lib/xlsx/cellValue';
import {
  addEvidence,
  noEvidence,
  type NumberEvidence,
} from '~/features/import/rows/decimalSeparator';
import type { SheetColumn } from '~/features/import/rows/ImportRow';

/** Maximum lengths in characters of what is rendered; longer texts are cut. */
const maxHeaderLength = 300;
const maxSampleLength = 100;

const maxSamples = 2;

/** The columns of a file, from its header and then its rows. */
export class SheetColumns {
  private readonly headers: readonly string[];
  private readonly samples: string[][];
  private readonly numbers: NumberEvidence[];

  constructor(header: readonly Cell[]) {
    this.headers = header
      .map(String)
      .slice(0, header.findLastIndex((cell) => !isBlank(String(cell))) + 1)
      .map((cell) => cleanText(cell).slice(0, maxHeaderLength));
    this.samples = this.headers.map(() => []);
    this.numbers = this.headers.map(() => noEvidence);
  }

  get width(): number {
    return this.headers.length;
  }

  get list(): readonly SheetColumn[] {
    return this.headers.map((header, index) => ({
      header,
      samples: this.samples[index] ?? [],
      numbers: this.numbers[index] ?? noEvidence,
    }));
  }

  /** Takes a row into account. */
  add(cells: readonly Cell[]): void {
    for (let index = 0; index < this.width; index += 1) {
      const value = cells[index] ?? '';
      const cell = String(value);
      if (cell === '') continue;
      // A number of a workbook has one meaning.
      if (typeof value === 'string')
        this.numbers[index] = addEvidence(this.numbers[index] ?? noEvidence, cell);
      const samples = this.samples[index] ?? [];
      if (samples.length >= maxSamples || isBlank(cell)) continue;
      const sample = cleanText(cell.slice(0, maxSampleLength));
      if (!samples.includes(sample)) samples.push(sample);
    }
  }
}
