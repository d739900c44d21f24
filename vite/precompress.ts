import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { opsFolder } from './hosting/HostingManifest';

const text = /\.(html|js|mjs|css|svg|json|txt|webmanifest)$/;

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

/** Compresses the text files of a build, except those for operators in `.ops`. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'ams:precompress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    // In `closeBundle`, because the files of the public folder are not there in `writeBundle`.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler(failure) {
        if (failure) return;
        const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
        const textFiles = files.filter(
          (file) => text.test(file) && file.split(sep)[0] !== opsFolder,
        );
        await Promise.all(textFiles.map((file) => writeCompressedFiles(join(folder, file))));
      },
    },
  };
}
