import type { AuthApi } from '~/api/contract/auth';
import type { Token } from '~/domain/Token';
import type { MutationChannel } from './OrganizationsStore';
import { Query, updateData } from './Query';

interface Dependencies {
  readonly api: Pick<AuthApi, 'listTokens'>;
  readonly channel?: MutationChannel | undefined;
}

/** The API tokens, newest first. */
export class TokensStore {
  readonly list: Query<readonly Token[]>;
  private readonly channel: Dependencies['channel'];

  constructor({ api, channel }: Dependencies) {
    this.list = new Query((options) => api.listTokens(options));
    this.channel = channel;
  }

  /**
   * Applies a successful mutation to the list, which stays stale if it was. If none is loaded,
   * refetches: a response in flight may predate the mutation.
   */
  recordMutation(updater: (tokens: readonly Token[]) => readonly Token[]): void {
    this.channel?.postMessage({ tokens: true });
    if (this.list.data) updateData(this.list, updater);
    else void this.list.refetch();
  }
}
