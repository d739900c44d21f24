import { useState } from 'react';
import type { Query } from '~/stores/Query';

/**
 * The query's data. While the first response of a new query is pending, the data of the one used
 * before, so that a table keeps its rows until the next view arrives.
 */
export function useDataOrPrevious<T>(query: Query<T>): T | undefined {
  const [current, setCurrent] = useState(query);
  const [previous, setPrevious] = useState(query);
  // During render, so that nothing is painted in between:
  // https://react.dev/reference/react/useState#storing-information-from-previous-renders.
  if (query !== current) {
    if (current.data !== undefined) setPrevious(current);
    setCurrent(query);
  }
  return query.data ?? previous.data;
}
