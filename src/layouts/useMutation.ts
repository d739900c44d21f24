import { useRef, useState } from 'react';
import { toFailure, isAbortError } from '../api/ApiError';
import type { Failure } from '../lib/Failure';
import { message } from '../messages/message';
import { useStores } from '../stores/context';

export interface Mutation<Input> {
  readonly isPending: boolean;
  /** Why it failed the last time; undefined while it runs again. */
  readonly error: Failure | undefined;
  /** Runs it, unless it runs already. Gives the failure that it ended with, if it did. */
  readonly mutate: (input: Input) => Promise<Failure | undefined>;
  /** Takes the failure as read. */
  readonly reset: () => void;
}

/**
 * A write that someone asked for, one at a time however it was pressed: the one guard of all of
 * them. A success is told by toast; a failure is for whoever asked to show (`ActionFailure`). When
 * the session is over (401) there is nobody left to show it to.
 */
export function useMutation<Input>(
  mutationFn: (input: Input) => Promise<void>,
  onSuccess?: () => void,
): Mutation<Input> {
  const { toasts, session } = useStores();
  const running = useRef(false);
  const [isPending, setIsPending] = useState(false);
  const [error, setError] = useState<Failure>();

  async function mutate(input: Input): Promise<Failure | undefined> {
    if (running.current) return undefined;
    running.current = true;
    setIsPending(true);
    setError(undefined);
    try {
      await mutationFn(input);
      toasts.show({ type: 'success', text: message('saved') });
      onSuccess?.();
      return undefined;
    } catch (error) {
      const failure = toFailure(error);
      if (isAbortError(error) || (failure.status === 401 && !session.user)) return undefined;
      setError(failure);
      return failure;
    } finally {
      running.current = false;
      setIsPending(false);
    }
  }

  return { isPending, error, mutate, reset: () => setError(undefined) };
}
