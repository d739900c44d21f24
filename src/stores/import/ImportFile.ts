import type { ImportField } from '../../domain/import/importFields';
import { message } from '../../messages/message';

/**
 * A file that someone gave: being read, refused with the reason, or read with its columns matched.
 */
export interface ImportFile {
  readonly id: string;
  readonly file: File;
  readonly state: 'reading' | 'refused' | 'read';
  readonly error?: string;
  /** Lines under its header. */
  readonly rows: number;
  readonly headers: readonly string[];
  /** The field that each column fills; undefined for none. */
  readonly columns: readonly (ImportField | undefined)[];
}

/** Bytes of a file to import (api-contract.md, "Validation"). */
export const maxFileSize = 5 * 1024 * 1024;

/** The rules that a file's name and size can tell (specification, point 5). */
export function fileError({ name, size }: File): string | undefined {
  if (!/\.csv$/i.test(name)) return message('file_type');
  return size > maxFileSize ? message('file_size') : undefined;
}

/** True for two files that hold the same, whatever they are called. */
export async function sameContent(a: File, b: File): Promise<boolean> {
  if (a.size !== b.size) return false;
  const [left, right] = (await Promise.all([a.arrayBuffer(), b.arrayBuffer()])).map(
    (buffer) => new Uint8Array(buffer),
  );
  for (let index = 0; index < a.size; index += 1)
    if (left?.[index] !== right?.[index]) return false;
  return true;
}
