import type { Token } from './Token';

/** The active token that stands nearest to one that is about to go: below it, or else above. */
export function nextActiveToken(tokens: readonly Token[], id: string): Token | undefined {
  const index = tokens.findIndex((token) => token.id === id);
  const isActive = (token: Token) => token.status === 'active' && token.id !== id;
  return (
    tokens.slice(index + 1).find(isActive) ?? tokens.slice(0, Math.max(0, index)).findLast(isActive)
  );
}
