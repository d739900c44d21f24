import { consolePath } from '../../demo/consolePath';

/** The path of the page, without the console's base, query and fragment. */
export function consolePathname(): string {
  return consolePath().split(/[?#]/, 1)[0] ?? '';
}
