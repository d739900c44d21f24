import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const text = /\.(html|js|mjs|css|svg|json|txt|webmanifest)$/;

/** Bytes below which a file fits into one packet anyway. */
const least = 1024;

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

/** True for a file that `compressBeside` has written. */
export function isCompressed(file: string): boolean {
  return /\.(br|gz)$/.test(file);
}

/**
 * Writes a file's Brotli and gzip forms beside it, for hosts that serve those: compressed once and
 * as well as can be. Whoever changes a file of a build afterwards calls this again, or a host goes
 * on serving the old content.
 */
export async function compressBeside(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < least) return;
  await Promise.all(
    Object.entries(encodings).map(async ([extension, compress]) =>
      writeFile(`${file}.${extension}`, await compress(content)),
    ),
  );
}

/** Compresses the text files of a build once it is written; not Vite's notes in `.vite`. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'ams:precompress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    // Not `writeBundle`: what `closeBundle` finds holds the public folder's files too.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(failure) {
        if (failure) return;
        const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
        const own = files.filter((file) => text.test(file) && file.split(sep)[0] !== '.vite');
        await Promise.all(own.map((file) => compressBeside(join(folder, file))));
      },
    },
  };
}
