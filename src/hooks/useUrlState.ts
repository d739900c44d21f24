import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useNavigate } from './navigation';

/**
 * State that is held in the search of the URL, and corrected there if it is invalid, with a stable
 * function that changes it. `read` is stable too.
 */
export function useUrlState<T>(
  read: (search: string) => T,
  write: (search: string, value: T) => string,
): readonly [value: T, set: (value: T) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const value = useMemo(() => read(search), [read, search]);
  useCorrectedSearch(write(search, value));
  const latest = useRef(search);
  useLayoutEffect(() => {
    latest.current = search;
  }, [search]);
  const set = useCallback(
    (next: T) =>
      void navigate({ search: write(latest.current, next) }, { preventScrollReset: true }),
    [navigate, write],
  );
  return [value, set];
}

/** Replaces the search of the URL in place, unless it is as it should be. */
export function useCorrectedSearch(corrected: string): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (corrected !== search)
      void navigate({ search: corrected }, { replace: true, preventScrollReset: true });
  }, [corrected, search, navigate]);
}
