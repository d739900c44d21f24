import { chunkModules } from './chunkModules';

/**
 * Code that always loads together, in one file each: it compresses better than many files, and the
 * base chunk stays cached over releases.
 */
export const chunks = Object.entries(chunkModules).map(([name, modules]) => ({
  name,
  // What the others import may be part of the first load.
  includeDependenciesRecursively: name === 'base' || name === 'signedIn',
  test: new RegExp(modules.map(pattern).join('|')),
}));

/** Matches a module's absolute path, with slashes of either kind. */
function pattern(module: string): string {
  const path = module.endsWith('/') ? module : `${module}(\\.|/)`;
  return `/${path}`.replaceAll('/', '[\\\\/]');
}
