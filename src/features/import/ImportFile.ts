import type { ImportField } from '~/features/import/rows/importFields';
import { validationMessage } from '~/messages/validationCatalogue';

/**
 * A file chosen for import: being read, rejected with the reason, or read with its columns matched.
 */
export interface ImportFile {
  readonly id: string;
  readonly file: File;
  readonly state: 'reading' | 'rejected' | 'read';
  readonly error?: string;
  /** Rejected only because an earlier file has the same content. */
  readonly isDuplicate?: boolean;
  /** How much of the file has been read, from 0 to 1, while that takes long. */
  readonly progress?: number;
  /** Rows below the header. */
  readonly rows: number;
  readonly headers: readonly string[];
  /** The field that each column is matched to, if any. */
  readonly columns: readonly (ImportField | undefined)[];
}

/** Maximum file size in bytes. */
export const maxFileSize = 5 * 1024 * 1024;

/**
 * Checks the type and size of a file (docs/product.md, "5. Validation rules"); returns the message.
 */
export function fileError({ name, size }: File): string | undefined {
  if (!/\.csv$/i.test(name)) return validationMessage('file_type');
  return size > maxFileSize ? validationMessage('file_size') : undefined;
}

/** True if two files have the same content, whatever their names. */
export async function haveSameBytes(a: File, b: File): Promise<boolean> {
  if (a.size !== b.size) return false;
  const [left, right] = (await Promise.all([a.arrayBuffer(), b.arrayBuffer()])).map(
    (buffer) => new Uint8Array(buffer),
  );
  for (let index = 0; index < a.size; index += 1)
    if (left?.[index] !== right?.[index]) return false;
  return true;
}
