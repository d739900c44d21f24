import { useCallback, useEffect, useRef, useState } from 'react';
import { isSilent, toFailure } from '~/api/ApiError';
import type { Failure } from '~/lib/Failure';
import { useStores } from '~/stores/context';
import { showSaved, type SavedMutation } from '~/stores/mutations/conditionalWrite';

interface TaskState<Progress> {
  readonly isPending: boolean;
  /** What the task in flight has reported last. */
  readonly progress?: Progress;
  /** The error of the last run; undefined while it runs again. */
  readonly error?: Failure;
}

export interface Task<Input, Progress> extends TaskState<Progress> {
  /** Runs the task unless it is running already. Resolves to the error, if it failed. */
  readonly run: (input: Input) => Promise<Failure | undefined>;
  readonly abort: () => void;
  /** Drops the error. */
  readonly reset: () => void;
}

/**
 * Runs an asynchronous task, once at a time however often it is triggered. Its signal aborts when the
 * component unmounts, and with the session, whose end is no error to show (`isSilent`).
 */
export function useTask<Input = void, Progress = never>(
  task: (
    input: Input,
    signal: AbortSignal,
    onProgress: (progress: Progress) => void,
  ) => Promise<unknown>,
): Task<Input, Progress> {
  const { http } = useStores();
  const [state, setState] = useState<TaskState<Progress>>({ isPending: false });
  const running = useRef<AbortController>(undefined);
  const abort = useCallback(() => {
    running.current?.abort();
    running.current = undefined;
    setState({ isPending: false });
  }, []);
  useEffect(() => abort, [abort]);

  async function run(input: Input): Promise<Failure | undefined> {
    if (running.current) return undefined;
    const controller = (running.current = new AbortController());
    const { sessionSignal } = http;
    const set = (next: TaskState<Progress>) => running.current === controller && setState(next);
    const finish = (error?: Failure) => {
      set({ isPending: false, ...(error && { error }) });
      if (running.current === controller) running.current = undefined;
      return error;
    };
    set({ isPending: true });
    try {
      const signal = AbortSignal.any([controller.signal, sessionSignal]);
      await task(input, signal, (progress) => set({ isPending: true, progress }));
      return finish();
    } catch (error) {
      return finish(isSilent(error, sessionSignal) ? undefined : toFailure(error));
    }
  }

  const reset = () => running.current === undefined && setState({ isPending: false });
  return { ...state, run, abort, reset };
}

export type Mutation<Input> = Task<Input, never>;

/**
 * Runs a mutation, which outlives the component: its signal and `onSuccess` don't. A toast shows what it
 * returns as saved. The caller shows an error (`MutationErrorAlert`).
 */
export function useMutation<Input>(
  mutationFn: (input: Input, signal: AbortSignal) => Promise<SavedMutation | void>,
  onSuccess?: () => void,
): Mutation<Input> {
  const stores = useStores();
  return useTask(async (input: Input, signal) => {
    const saved = await mutationFn(input, signal);
    if (saved) showSaved(stores, saved);
    if (!signal.aborted) onSuccess?.();
  });
}
