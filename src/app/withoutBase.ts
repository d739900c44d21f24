/** A path as the routes know it: without the folder that the console may be served from. */
export function withoutBase(pathname: string): string {
  const folder = import.meta.env.BASE_URL.replace(/\/$/, '');
  if (!`${pathname}/`.toLowerCase().startsWith(`${folder}/`.toLowerCase())) return pathname;
  return pathname.slice(folder.length) || '/';
}
