import type {
  ImportPlan,
  ImportRow,
  Sheet,
  SheetFormat,
  SheetProblem,
} from '~/features/import/rows/ImportRow';
import type { LegacyEncoding } from '~/lib/csv/encodings';

/** What a person has decided about the format of a file; the rest is found in the file. */
export type ChosenFormat = Partial<Omit<SheetFormat, 'encoding'>> & {
  readonly encoding?: LegacyEncoding;
};

/** Reads and validates the files of one import off the main thread. */
export interface SheetReader {
  /**
   * Reports its progress, from 0 to 1, if reading takes long; resolves with undefined if the file is
   * removed or read again before it is read.
   */
  read: (
    id: string,
    file: Blob,
    format: ChosenFormat,
    onProgress?: (progress: number) => void,
  ) => Promise<Sheet | SheetProblem | undefined>;
  remove: (id: string) => void;
  /** Delivers the rows in batches; resolves after the last one. */
  check: (plan: ImportPlan, onRows: (rows: readonly ImportRow[]) => void) => Promise<void>;
  /** Stops the worker. */
  dispose: () => void;
}

/** Messages to the worker. */
export type SheetRequest =
  | {
      readonly type: 'read';
      readonly id: string;
      readonly bytes: ArrayBuffer;
      readonly format: ChosenFormat;
    }
  | { readonly type: 'check'; readonly plan: ImportPlan }
  | { readonly type: 'remove'; readonly id: string };

/** Messages from the worker, by request: any number of updates, then one result. */
export type SheetResponse =
  | { readonly requestId: number; readonly progress: number }
  | { readonly requestId: number; readonly rows: readonly ImportRow[] }
  | { readonly requestId: number; readonly result: Sheet | SheetProblem | undefined };
