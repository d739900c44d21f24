import { ApiError } from '~/api/ApiError';
import type { Call } from '~/api/contract/Call';
import { createToken, revokeToken, type AuthApi } from '~/api/contract/auth';
import { HttpClient } from '~/api/HttpClient';
import { type SentValues, unkeptValue } from '~/domain/unkeptValue';
import type { Token } from '~/domain/Token';
import { TokensStore } from '~/stores/TokensStore';

export const buildToken = (id: string, status = 'active'): Token => ({
  id,
  name: id,
  status,
  prefix: null,
  created_at: null,
  expires_at: null,
  last_used_at: null,
});

interface Responses {
  readonly list: AuthApi['listTokens'];
  /** The created token; its secret is "ams_secret". */
  readonly create?: () => Promise<Token>;
  readonly revoke?: (id: string) => Promise<Token>;
}

interface SentInput {
  readonly path?: { readonly id: string };
  readonly sent?: SentValues;
}

/** A store on an API that responds as specified. */
export function tokensFixture({ list, create, revoke }: Responses) {
  const tokens = new TokensStore({ api: { listTokens: list } });
  const send = async (call: Call, { path, sent = {} }: SentInput) => {
    const token = await (call === createToken
      ? create?.()
      : call === revokeToken
        ? revoke?.(path?.id ?? '')
        : undefined);
    if (!token) throw new Error(`unexpected ${call.method} ${call.path}`);
    const data = { ...token, ...(call === createToken && { token: 'ams_secret' }) };
    if (unkeptValue(data, sent) !== undefined) throw new ApiError({ reason: 'malformed' });
    return { data, etag: undefined };
  };
  const http = new HttpClient({ host: '', onUnauthorized: () => undefined });
  return { tokens, stores: { tokens, http: Object.assign(http, { send }) as HttpClient } };
}
