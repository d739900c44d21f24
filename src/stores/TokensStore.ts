import type { AuthApi } from '~/api/contract/auth';
import type { Token } from '~/domain/Token';
import { Query, updateData } from './Query';

interface Dependencies {
  readonly api: Pick<AuthApi, 'listTokens'>;
  /** Called when a mutation in this tab changes the tokens. */
  readonly onChange?: () => void;
}

/** The API tokens, newest first. */
export class TokensStore {
  readonly list: Query<readonly Token[]>;
  private readonly onChange: (() => void) | undefined;
  private sessionController = new AbortController();

  constructor({ api, onChange }: Dependencies) {
    this.list = new Query((signal, priority) => api.listTokens(signal, priority));
    this.onChange = onChange;
  }

  /** Aborts when the session ends: later responses to its mutations don't touch the list. */
  get sessionSignal(): AbortSignal {
    return this.sessionController.signal;
  }

  /**
   * Applies a successful mutation to the list, which stays stale if it was. If none is loaded,
   * refetches: a response in flight may predate the mutation.
   */
  recordMutation(updater: (tokens: readonly Token[]) => readonly Token[]): void {
    this.onChange?.();
    if (this.list.data) updateData(this.list, updater);
    else void this.list.refetch();
  }

  clear(): void {
    this.sessionController.abort();
    this.sessionController = new AbortController();
    this.list.clear();
  }
}
