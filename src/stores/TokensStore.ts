import type { TokensApi } from '../api/tokens';
import type { CreatedToken, CreateTokenInput } from '../api/tokenMutations';
import type { Token } from '../domain/Token';
import { Query } from './Query';

interface Dependencies {
  readonly api: TokensApi;
  /** The tokens were changed here. */
  readonly onChange?: () => void;
}

/** The API tokens, newest first. */
export class TokensStore {
  readonly list = new Query<readonly Token[]>();
  private readonly api: TokensApi;
  private readonly onChange: (() => void) | undefined;
  /** Counts the sign-outs: an answer of before one is nobody's. */
  private sessionEpoch = 0;

  constructor({ api, onChange }: Dependencies) {
    this.api = api;
    this.onChange = onChange;
  }

  /** Loads the tokens unless they are fresh; old ones are refreshed quietly. */
  fetchIfStale(): void {
    if (!this.list.isFresh)
      void this.list.fetch((signal, priority) => this.api.list(signal, priority), {
        background: true,
      });
  }

  /** Loads the tokens again, for all to see. */
  refetch(): void {
    void this.list.fetch((signal) => this.api.list(signal));
  }

  /**
   * Creates a token, once for each `key`, which a list asked for meanwhile may hold already. Its secret is the caller's
   * alone: no store keeps it.
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
   * The list with a change in it; one that isn't there yet may have been answered before the
   * change, and is asked for again.
   */
  private updateList(updater: (tokens: readonly Token[]) => readonly Token[]): void {
    this.onChange?.();
    const { data } = this.list;
    if (data) this.list.setData(updater(data));
    else this.refetch();
  }

  /** The tokens may have been changed elsewhere: what tells of them is old. */
  invalidate(): void {
    this.list.invalidate();
  }

  /** The user is back: stale tokens are refetched in the background. */
  revalidate(): void {
    this.list.revalidate();
  }

  clear(): void {
    this.sessionEpoch += 1;
    this.list.clear();
  }
}
