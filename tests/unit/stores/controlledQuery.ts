import type { FetchData, RefetchOptions } from '~/stores/FetchData';
import { Query } from '~/stores/Query';

/** A query whose next fetch a test chooses. */
export function controlledQuery() {
  let next: FetchData<string> = () => Promise.resolve('unexpected');
  const query = new Query<string>((signal, priority) => next(signal, priority));
  return Object.assign(query, {
    fetch(fetchData: FetchData<string>, options?: RefetchOptions) {
      next = fetchData;
      return query.refetch(options);
    },
  });
}
