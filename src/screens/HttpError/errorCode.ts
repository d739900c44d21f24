/**
 * The error that an address asks for: a whole number from 400 to 599; everything else counts as 404
 * (decisions.md, "Screens").
 */
export function errorCode(search: string): number {
  const code = new URLSearchParams(search).get('code') ?? '';
  return /^[45]\d\d$/.test(code) ? Number(code) : 404;
}
