/** Requests the data. Prefetches and background refetches have a low priority. */
export type FetchData<T> = (
  signal: AbortSignal,
  priority: RequestPriority | undefined,
) => Promise<T>;

export type QueryStatus = 'idle' | 'pending' | 'success' | 'error';

export interface RefetchOptions {
  /** Keeps showing existing data: neither a loading state nor an error appears. */
  readonly background?: boolean;
  readonly priority?: RequestPriority | undefined;
}
