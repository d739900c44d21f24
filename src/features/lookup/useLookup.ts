import { useEffect, useRef, useState } from 'react';
import { isAbortError, toFailure } from '~/api/ApiError';
import { lookUp } from '~/api/lookup';
import type { Failure } from '~/lib/Failure';
import { useStores } from '~/stores/context';
import { groupResults, type LookupGroups } from './groupResults';

interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Looks up the organizations of a list; unmounting cancels it. */
export function useLookup() {
  const { http, organizations } = useStores();
  const [progress, setProgress] = useState<Progress>();
  const [groups, setGroups] = useState<LookupGroups>();
  const [error, setError] = useState<Failure>();
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function find(values: readonly string[]): Promise<void> {
    const { signal } = (controller.current = new AbortController());
    const { byId, sessionSignal } = organizations;
    const anySignal = AbortSignal.any([signal, sessionSignal]);
    const total = values.length;
    setError(undefined);
    setProgress({ done: 0, total });
    try {
      const sequence = byId.nextSequence();
      const results = await lookUp(http, values, {
        signal: anySignal,
        onProgress: (done) => setProgress({ done, total }),
      });
      anySignal.throwIfAborted();
      const onChange = () => organizations.invalidateLists();
      setGroups(
        groupResults(
          results.map(({ value, matches }) => ({
            value,
            matches: matches.map((row) => byId.upsert(row, sequence, onChange)),
          })),
        ),
      );
    } catch (error) {
      const failure = toFailure(error);
      if (!isAbortError(error) && failure.status !== 401) setError(failure);
    } finally {
      if (controller.current?.signal === signal) setProgress(undefined);
    }
  }

  return { find, progress, groups, error, reset: () => setGroups(undefined) };
}
