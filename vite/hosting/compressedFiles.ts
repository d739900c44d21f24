import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Smaller files fit into one network packet anyway. */
const minBytes = 1024;

const encodings = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Whether a file was written by `writeCompressedFiles`. */
export function isCompressed(file: string): boolean {
  return /\.(br|gz)$/.test(file);
}

/**
 * Writes Brotli and gzip versions next to a file, at the highest level. Call it again after
 * changing a file of a build, or hosts keep serving the previous content.
 */
export async function writeCompressedFiles(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < minBytes) return;
  await Promise.all(
    Object.entries(encodings).map(async ([extension, compress]) =>
      writeFile(`${file}.${extension}`, await compress(content)),
    ),
  );
}
