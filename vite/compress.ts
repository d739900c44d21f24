import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Smaller files fit into one network packet anyway. */
const minBytes = 1024;

/**
 * Writes Brotli and gzip versions next to a file, at the highest level. Call it again after changing a
 * file of a build, or hosts keep serving the previous content.
 */
export async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < minBytes) return;
  await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }).then((brotli) => writeFile(`${file}.br`, brotli)),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }).then((zipped) =>
      writeFile(`${file}.gz`, zipped),
    ),
  ]);
}
