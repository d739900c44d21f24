import type { ProxiedResponse } from '../unit/conformance/WrongServer';

/** A problem response as the contract has it. */
export function problem(status: number, code: string, errors?: readonly object[]): ProxiedResponse {
  const content = { type: 'about:blank', title: code, status, detail: code, code, errors };
  const headers = { 'content-type': 'application/problem+json', 'cache-control': 'no-store' };
  return { status, headers, body: JSON.stringify(content) };
}
