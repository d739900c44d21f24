import type { Token } from './Token';

/** The nearest other active token in the list: the next one below, else above. */
export function nextActiveToken(tokens: readonly Token[], id: string): Token | undefined {
  const index = tokens.findIndex((token) => token.id === id);
  const isActive = (token: Token) => token.status === 'active' && token.id !== id;
  return (
    tokens.slice(index + 1).find(isActive) ?? tokens.slice(0, Math.max(0, index)).findLast(isActive)
  );
}
