import { afterEach } from 'vitest';

/** For a file whose tests set `process.env.TZ`: restores it after each of them. */
export function restoreTimeZone(): void {
  const original = process.env['TZ'];
  afterEach(() => {
    if (original === undefined) delete process.env['TZ'];
    else process.env['TZ'] = original;
  });
}
