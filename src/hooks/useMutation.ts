import { useLayoutEffect, useRef, useState } from 'react';
import { isAbortError, toFailure } from '~/api/ApiError';
import type { Failure } from '~/lib/Failure';
import { useStores } from '~/stores/context';
import { showSaved, type Saved } from '~/stores/writes';

export interface Mutation<Input> {
  readonly isPending: boolean;
  /** The error of the last run; undefined while it runs again. */
  readonly error: Failure | undefined;
  /** Runs the mutation unless it is already running. Resolves to the error, if it failed. */
  readonly mutate: (input: Input) => Promise<Failure | undefined>;
  readonly reset: () => void;
}

/**
 * Runs a mutation, once at a time however often it is triggered. A toast shows what it returns as
 * saved. The caller shows an error (`MutationErrorAlert`), unless the session has ended (401),
 * which redirects to the login.
 */
export function useMutation<Input>(
  mutationFn: (input: Input) => Promise<Saved | void>,
  onSuccess?: () => void,
): Mutation<Input> {
  const stores = useStores();
  const running = useRef(false);
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<Failure>();

  async function mutate(input: Input): Promise<Failure | undefined> {
    if (running.current) return undefined;
    running.current = true;
    setIsPending(true);
    setError(undefined);
    try {
      const saved = await mutationFn(input);
      if (saved) showSaved(stores, saved);
      onSuccess?.();
      return undefined;
    } catch (error) {
      const failure = toFailure(error);
      if (isAbortError(error) || (failure.status === 401 && !stores.session.user)) return undefined;
      setError(failure);
      return failure;
    } finally {
      running.current = false;
      setIsPending(false);
    }
  }

  return { isPending, error, mutate, reset: () => setError(undefined) };
}

/** Returns a function that runs a callback only while the component is mounted. */
export function useIfMounted(): <T>(callback: () => T) => T | undefined {
  const mounted = useRef(false);
  useLayoutEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return (callback) => (mounted.current ? callback() : undefined);
}
