import { readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';

/** Where a symbolic link leads; undefined if there is none. */
export function targetOf(link: string): string | undefined {
  try {
    return readlinkSync(link);
  } catch {
    return undefined;
  }
}

/** Makes or replaces a symbolic link: at no moment is there none. */
export function linkTo(target: string, link: string): void {
  rmSync(`${link}.next`, { force: true });
  symlinkSync(target, `${link}.next`);
  renameSync(`${link}.next`, link);
}
