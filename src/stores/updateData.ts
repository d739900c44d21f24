import type { Query } from './Query';

/** Changes the data of a query, if there is any. It stays stale if it was. */
export function updateData<T>(query: Query<T>, updater: (data: T) => T): void {
  const { data, isStale } = query;
  if (data === undefined) return;
  query.setData(updater(data));
  if (isStale) query.invalidate();
}
