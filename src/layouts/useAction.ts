import { useRef, useState } from 'react';
import { failureOf, isAbort } from '../api/ApiError';
import type { Failure } from '../lib/Failure';
import { message } from '../messages/message';
import { useStores } from '../stores/context';

export interface Action<Input> {
  readonly busy: boolean;
  /** Why it failed the last time; undefined while it runs again. */
  readonly failure: Failure | undefined;
  /** Runs it, unless it runs already. Gives the failure that it ended with, if it did. */
  readonly run: (input: Input) => Promise<Failure | undefined>;
  /** Takes the failure as read. */
  readonly forget: () => void;
}

/**
 * A write that someone asked for, one at a time however it was pressed: the one guard of all of
 * them. A success is told by toast; a failure is for whoever asked to show (`ActionFailure`). When
 * the session is over (401) there is nobody left to show it to.
 */
export function useAction<Input>(
  perform: (input: Input) => Promise<void>,
  onDone?: () => void,
): Action<Input> {
  const { toasts, session } = useStores();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function run(input: Input): Promise<Failure | undefined> {
    if (running.current) return undefined;
    running.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await perform(input);
      toasts.show({ type: 'success', text: message('saved') });
      onDone?.();
      return undefined;
    } catch (error) {
      const failed = failureOf(error);
      if (isAbort(error) || (failed.status === 401 && !session.user)) return undefined;
      setFailure(failed);
      return failed;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return { busy, failure, run, forget: () => setFailure(undefined) };
}
