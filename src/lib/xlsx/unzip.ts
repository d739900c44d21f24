import { Unzip, UnzipInflate, unzipSync } from 'fflate';

/** An archive whose content would be larger than allowed. */
export class UnpackedSizeError extends Error {}

/** Packed bytes that are unpacked at once, to at most a thousand times as many. */
const step = 16 * 1024;

/** The parts of an archive by their paths; throws once its content is larger than `maxSize`. */
export function unzip(
  archive: Uint8Array,
  maxSize: number,
  isNeeded: (path: string) => boolean,
): Readonly<Record<string, Uint8Array>> {
  let declaredSize = 0;
  const add = (size: number) => {
    declaredSize += size;
    if (declaredSize > maxSize) throw new UnpackedSizeError();
  };
  // First the sizes that the archive declares, which is quick.
  unzipSync(archive, {
    filter({ originalSize }) {
      add(originalSize);
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
