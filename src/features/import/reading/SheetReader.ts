import type { ImportPlan, ImportRow, Sheet, SheetProblem } from '~/features/import/rows/ImportRow';

/** Reads and validates the files of one import off the main thread. */
export interface SheetReader {
  /**
   * Reports its progress, from 0 to 1, if reading takes long; resolves with undefined if the file is
   * removed before it is read.
   */
  read: (
    id: string,
    file: Blob,
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
  | { readonly type: 'read'; readonly id: string; readonly bytes: ArrayBuffer }
  | { readonly type: 'check'; readonly plan: ImportPlan }
  | { readonly type: 'remove'; readonly id: string };

/** Messages from the worker, by request: any number of updates, then one result. */
export type SheetResponse =
  | { readonly requestId: number; readonly progress: number }
  | { readonly requestId: number; readonly rows: readonly ImportRow[] }
  | { readonly requestId: number; readonly result: Sheet | SheetProblem | undefined };
