import { useLayoutEffect, useRef } from 'react';
import type { Failure } from '~/lib/Failure';
import { useStores } from '~/stores/context';
import { showSaved, type SavedMutation } from '~/stores/mutations/conditionalWrite';
import { useTask } from './useTask';

export interface Mutation<Input> {
  readonly isPending: boolean;
  /** The error of the last run; undefined while it runs again. */
  readonly error: Failure | undefined;
  /** Runs the mutation unless it is already running. Resolves to the error, if it failed. */
  readonly mutate: (input: Input) => Promise<Failure | undefined>;
  readonly reset: () => void;
}

/**
 * Runs a mutation, which outlives the component. A toast shows what it returns as saved. The caller
 * shows an error (`MutationErrorAlert`).
 */
export function useMutation<Input>(
  mutationFn: (input: Input) => Promise<SavedMutation | void>,
  onSuccess?: () => void,
): Mutation<Input> {
  const stores = useStores();
  const { isPending, error, run, reset } = useTask(async (input: Input) => {
    const saved = await mutationFn(input);
    if (saved) showSaved(stores, saved);
    onSuccess?.();
  });
  return { isPending, error, mutate: run, reset };
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
