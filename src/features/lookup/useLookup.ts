import { useEffect, useRef, useState } from 'react';
import { isAbortError, toFailure } from '~/api/ApiError';
import { lookUpOrganizations, type LookupResult } from '~/api/lookup';
import type { Failure } from '~/lib/Failure';
import { useStores } from '~/stores/context';
import { findTexts } from './findTexts';
import type { PastedText } from './pastedTexts';

/** Looks up the organizations of a list; unmounting cancels it. */
export function useLookup() {
  const stores = useStores();
  const [isFinding, setFinding] = useState(false);
  const [results, setResults] = useState<readonly LookupResult[]>();
  const [error, setError] = useState<Failure>();
  const [isMissing, setMissing] = useState(false);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function find(texts: readonly PastedText[]): Promise<void> {
    const { signal } = (controller.current = new AbortController());
    const { organizations } = stores;
    const anySignal = AbortSignal.any([signal, organizations.sessionSignal]);
    const lookUpTexts = async (values: readonly string[]) => {
      const found = await lookUpOrganizations(stores, values, { signal: anySignal });
      anySignal.throwIfAborted();
      return found?.map(({ value, matches, suggestions }) => ({
        value,
        matches: organizations.upsertRows(matches),
        suggestions: organizations.upsertRows(suggestions),
      }));
    };
    setError(undefined);
    setFinding(true);
    try {
      const found = await findTexts(texts, lookUpTexts);
      setMissing(found === undefined);
      setResults(found);
    } catch (error) {
      const failure = toFailure(error);
      if (!isAbortError(error) && failure.status !== 401) setError(failure);
    } finally {
      if (controller.current?.signal === signal) setFinding(false);
    }
  }

  return { find, isFinding, isMissing, results, error, reset: () => setResults(undefined) };
}
