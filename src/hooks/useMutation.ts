import { useLayoutEffect, useRef } from 'react';
import { useStores } from '~/stores/context';
import { showSaved, type SavedMutation } from '~/stores/mutations/conditionalWrite';
import { type Task, useTask } from './useTask';

export type Mutation<Input> = Task<Input, never>;

/**
 * Runs a mutation, which outlives the component. A toast shows what it returns as saved. The caller
 * shows an error (`MutationErrorAlert`).
 */
export function useMutation<Input>(
  mutationFn: (input: Input) => Promise<SavedMutation | void>,
  onSuccess?: () => void,
): Mutation<Input> {
  const stores = useStores();
  return useTask(async (input: Input) => {
    const saved = await mutationFn(input);
    if (saved) showSaved(stores, saved);
    onSuccess?.();
  });
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
