import { readdirSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { writeCompressedFiles } from './hosting/compressedFiles';
import { opsFolder } from './hosting/HostingManifest';

const text = /\.(html|js|mjs|css|svg|json|txt|webmanifest)$/;

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
