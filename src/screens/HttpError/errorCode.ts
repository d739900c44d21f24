/**
 * The error code in the URL: a whole number from 400 to 599; anything else is treated as 404
 * (docs/product.md, "Error pages").
 */
export function errorCode(search: string): number {
  const code = new URLSearchParams(search).get('code') ?? '';
  return /^[45]\d\d$/.test(code) ? Number(code) : 404;
}
