/** A path as the routes know it: without the folder that the console may be served from. */
export function stripBasename(pathname: string): string {
  const basename = import.meta.env.BASE_URL.replace(/\/$/, '');
  if (!`${pathname}/`.toLowerCase().startsWith(`${basename}/`.toLowerCase())) return pathname;
  return pathname.slice(basename.length) || '/';
}
