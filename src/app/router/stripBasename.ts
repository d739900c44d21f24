import { readConfiguration } from '~/lib/configuration';

/** A path without the app's base path, as the routes declare it. */
export function stripBasename(pathname: string): string {
  const basename = readConfiguration().base.replace(/\/$/, '');
  if (!`${pathname}/`.toLowerCase().startsWith(`${basename}/`.toLowerCase())) return pathname;
  return pathname.slice(basename.length) || '/';
}
