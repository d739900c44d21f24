import type { TokenRecord } from './database/records';

/** Derived, never stored, because tokens expire over time. `now` in epoch milliseconds. */
export function tokenStatus(token: TokenRecord, now: number): 'active' | 'revoked' | 'expired' {
  if (token.revoked) return 'revoked';
  return token.expires_at !== null && Date.parse(token.expires_at) <= now ? 'expired' : 'active';
}
