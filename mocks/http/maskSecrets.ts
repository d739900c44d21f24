const secretKey = /password|secret|token$/i;

/** A copy of a payload with passwords, tokens and secrets masked at any depth. */
export function maskSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      secretKey.test(key) && isStringOrNumber(inner) ? '***' : maskSecrets(inner),
    ]),
  );
}

function isStringOrNumber(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number';
}
