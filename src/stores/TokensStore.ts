import type { TokensApi } from '~/api/tokens';
import type { CreatedToken, CreateTokenInput } from '~/api/tokenMutations';
import type { Token } from '~/domain/Token';
import { Query } from './Query';

interface Dependencies {
  readonly api: TokensApi;
  /** Called when a mutation in this tab changes the tokens. */
  readonly onChange?: () => void;
}

/** The API tokens, newest first. */
export class TokensStore {
  readonly list = new Query<readonly Token[]>();
  private readonly api: TokensApi;
  private readonly onChange: (() => void) | undefined;
  /** Incremented at sign-out; mutation responses from an earlier session don't touch the list. */
  private sessionEpoch = 0;

  constructor({ api, onChange }: Dependencies) {
    this.api = api;
    this.onChange = onChange;
  }

  /** Fetches the tokens unless they are fresh, in the background where there is data. */
  fetchIfStale(): void {
    if (!this.list.isFresh)
      void this.list.fetch((signal, priority) => this.api.list(signal, priority), {
        background: true,
      });
  }

  /** Refetches with a visible loading state. */
  refetch(): void {
    void this.list.fetch((signal) => this.api.list(signal));
  }

  /**
   * Creates a token, once for each idempotency key; a refetched list may already hold it. The
   * secret is only returned, never stored.
   */
  async create(input: CreateTokenInput, key: string): Promise<CreatedToken> {
    const epoch = this.sessionEpoch;
    const api = await this.api.mutations();
    const created = await api.create(input, key);
    if (epoch === this.sessionEpoch)
      this.updateList((tokens) => [
        created.token,
        ...tokens.filter(({ id }) => id !== created.token.id),
      ]);
    return created;
  }

  async revoke(id: string): Promise<void> {
    const epoch = this.sessionEpoch;
    const api = await this.api.mutations();
    const revoked = await api.revoke(id);
    if (epoch === this.sessionEpoch)
      this.updateList((tokens) => tokens.map((token) => (token.id === id ? revoked : token)));
  }

  /**
   * Applies a mutation to the list, which stays stale if it was. If none is loaded, refetches: a
   * response in flight may predate the mutation.
   */
  private updateList(updater: (tokens: readonly Token[]) => readonly Token[]): void {
    this.onChange?.();
    const { data, isFresh } = this.list;
    if (!data) return this.refetch();
    this.list.setData(updater(data));
    if (!isFresh) this.list.invalidate();
  }

  invalidate(): void {
    this.list.invalidate();
  }

  /** Invalidates stale tokens when the user returns to the tab. */
  revalidate(): void {
    this.list.revalidate();
  }

  clear(): void {
    this.sessionEpoch += 1;
    this.list.clear();
  }
}
