import type { TokensApi } from '../api/tokens';
import type { CreatedToken, NewToken } from '../api/tokenWrites';
import type { Token } from '../domain/Token';
import { Load } from './Load';

interface Collaborators {
  readonly api: TokensApi;
  /** The tokens were changed here. */
  readonly onChange?: () => void;
}

/** The API tokens, newest first. */
export class TokensStore {
  readonly list = new Load<readonly Token[]>();
  private readonly api: TokensApi;
  private readonly onChange: (() => void) | undefined;
  /** Counts the sign-outs: an answer of before one is nobody's. */
  private world = 0;

  constructor({ api, onChange }: Collaborators) {
    this.api = api;
    this.onChange = onChange;
  }

  /** Loads the tokens unless they are fresh; old ones are refreshed quietly. */
  open(): void {
    if (!this.list.isFresh)
      void this.list.ask((signal, priority) => this.api.list(signal, priority), { quietly: true });
  }

  /** Loads the tokens again, for all to see. */
  reload(): void {
    void this.list.ask((signal) => this.api.list(signal));
  }

  /**
   * Creates a token, once for each `key`, which a list asked for meanwhile may hold already. Its secret is the caller's
   * alone: no store keeps it.
   */
  async create(wanted: NewToken, key: string): Promise<CreatedToken> {
    const asked = this.world;
    const api = await this.api.writes();
    const created = await api.create(wanted, key);
    if (asked === this.world)
      this.change((tokens) => [
        created.token,
        ...tokens.filter(({ id }) => id !== created.token.id),
      ]);
    return created;
  }

  async revoke(id: string): Promise<void> {
    const asked = this.world;
    const api = await this.api.writes();
    const revoked = await api.revoke(id);
    if (asked === this.world)
      this.change((tokens) => tokens.map((token) => (token.id === id ? revoked : token)));
  }

  /**
   * The list with a change in it; one that isn't there yet may have been answered before the
   * change, and is asked for again.
   */
  private change(apply: (tokens: readonly Token[]) => readonly Token[]): void {
    this.onChange?.();
    const { data } = this.list;
    if (data) this.list.put(apply(data));
    else this.reload();
  }

  /** The tokens may have been changed elsewhere: what tells of them is old. */
  outdate(): void {
    this.list.outdate();
  }

  /** The user is back: stale tokens are refetched in the background. */
  revalidate(): void {
    this.list.revalidate();
  }

  clear(): void {
    this.world += 1;
    this.list.clear();
  }
}
