import { Unzip, UnzipInflate, unzipSync } from 'fflate';

/** An archive whose content would be larger than allowed. */
export class UnpackedSizeError extends Error {}

/** More than any workbook has, and few enough to be listed at once. */
const maxParts = 10_000;

/** Packed bytes that are unpacked at once, to at most a thousand times as many. */
const step = 16 * 1024;

/** The parts of an archive by their paths; throws once its content is larger than `maxSize`. */
export function unzip(
  archive: Uint8Array,
  maxSize: number,
  isNeeded: (path: string) => boolean,
): Readonly<Record<string, Uint8Array>> {
  let size = 0;
  let count = 0;
  // First what the archive declares, which is quick.
  unzipSync(archive, {
    filter({ originalSize }) {
      size += originalSize;
      count += 1;
      if (size > maxSize) throw new UnpackedSizeError();
      if (count > maxParts) throw new Error('The archive has too many parts.');
      return false;
    },
  });
  assertUnpackedSize(archive, maxSize);
  return unzipSync(archive, { filter: ({ name }) => isNeeded(name) });
}

/** Counts what is unpacked: an archive can declare less. */
function assertUnpackedSize(archive: Uint8Array, maxSize: number): void {
  let size = 0;
  const stream = new Unzip((file) => {
    file.ondata = (_, chunk?: Uint8Array) => {
      size += chunk?.length ?? 0;
      if (size > maxSize) throw new UnpackedSizeError();
    };
    file.start();
  });
  stream.register(UnzipInflate);
  for (let start = 0; start < archive.length; start += step)
    stream.push(archive.subarray(start, start + step), start + step >= archive.length);
}
