/** The console's base path without the slash at its end. */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The path of the page, without the console's base; with query and fragment. */
export function consolePath(): string {
  return location.pathname.slice(basePath.length) + location.search + location.hash;
}
