import type { Handle, ProxiedRequest } from '../unit/conformance/WrongServer';
import { editContent, on, rowsOf, type Json } from './edits';
import { testViolations } from './testViolations';

const bearerOf = ({ headers }: ProxiedRequest) =>
  (headers['authorization'] ?? '').replace('Bearer ', '');

/** Handles requests that are sent with a created token; sessions are handled correctly. */
function forCreatedTokens(
  handle: (
    sessionRequest: ProxiedRequest,
    ...[request, forward]: Parameters<Handle>
  ) => ReturnType<Handle>,
): () => Handle {
  return () => {
    const tokens = new Set<string>();
    let session = '';
    return async (request, forward) => {
      const isCreated = tokens.has(bearerOf(request));
      const headers = { ...request.headers, authorization: `Bearer ${session}` };
      const response = isCreated
        ? await handle({ ...request, headers }, request, forward)
        : await forward(request);
      if (response.status >= 300 || response.body === '') return response;
      const { token } = ((JSON.parse(response.body) as Json)['data'] ?? {}) as Json;
      if (typeof token === 'string' && request.path.endsWith('/create-token')) tokens.add(token);
      if (!isCreated) session = bearerOf(request) || session;
      return response;
    };
  };
}

/** What created tokens can do, and what is known of them. */
testViolations([
  {
    name: 'a created token is not accepted',
    message: /responded 401 unauthenticated, expected 20\d/,
    create: forCreatedTokens((_, request, forward) =>
      forward({ ...request, headers: { ...request.headers, authorization: 'Bearer x' } }),
    ),
  },
  {
    name: 'a revoked token still works',
    message: /tokens\.revoked: listTokens responded 200, expected 401/,
    create: forCreatedTokens(async (sessionRequest, request, forward) => {
      const response = await forward(request);
      return response.status === 401 ? forward(sessionRequest) : response;
    }),
  },
  {
    name: 'a created token may create tokens',
    message: /createToken responded (201|422).*, expected 403/,
    create: forCreatedTokens(async (sessionRequest, request, forward) => {
      const response = await forward(request);
      return response.status === 403 ? forward(sessionRequest) : response;
    }),
  },
  {
    name: 'last_used_at stays null',
    message: /last_used_at is null 1 s after a use/,
    create: () =>
      on(
        /\/tokens$/,
        editContent((content) => {
          for (const row of rowsOf(content)) row['last_used_at'] = null;
        }),
      ),
  },
  {
    name: 'the list of tokens has hashes of secrets',
    message: /responses have a secret: the member token_hash/,
    create: () =>
      on(
        /\/tokens$/,
        editContent((content) => {
          for (const row of rowsOf(content)) row['token_hash'] = '5f4dcc3b5aa765d61d8327deb882cf99';
        }),
      ),
  },
]);
