import type { Database } from './createDatabase';
import { onWrite } from './onWrite';
import type { ModelName } from './records';

const maxResults = 100;

/** Caches the results of a query until the next write to a model. */
export function cacheUntilWrite<Parameters extends readonly unknown[], Result>(
  model: ModelName,
  query: (database: Database, ...parameters: Parameters) => Result,
): (database: Database, ...parameters: Parameters) => Result {
  const caches = new WeakMap<Database, Map<string, Result>>();
  return (database, ...parameters) => {
    const cache = caches.get(database) ?? createCache(database);
    const key = JSON.stringify(parameters);
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    if (cache.size >= maxResults) cache.clear();
    const result = query(database, ...parameters);
    cache.set(key, result);
    return result;
  };

  function createCache(database: Database): Map<string, Result> {
    const cache = new Map<string, Result>();
    caches.set(database, cache);
    onWrite(database, (written) => {
      if (written === model) cache.clear();
    });
    return cache;
  }
}
