/** A path without the app's base path, as the routes declare it. */
export function stripBasename(pathname: string): string {
  const basename = import.meta.env.BASE_URL.replace(/\/$/, '');
  if (!`${pathname}/`.toLowerCase().startsWith(`${basename}/`.toLowerCase())) return pathname;
  return pathname.slice(basename.length) || '/';
}
