import { listTokens } from '~/api/contract/auth';
import { createToken, revokeToken } from '~/api/contract/tokenMutations';
import { uniqueKey } from '~/domain/text/cleanText';
import { toRfc3339 } from '../day';
import { ApiProblem } from '../http/ApiProblem';
import { defineHandler } from '../http/defineHandler';
import { tokenStatus } from '../tokenStatus';
import { serializeToken } from '../serialize';
import type { MockBackend } from '../MockBackend';

export const tokenHandlers = [
  defineHandler(createToken, ({ backend, actor, body }) => {
    const { database, now, uniqueString } = backend;
    assertTokenNameAvailable(backend, body.name);
    const token = database.token.create({
      id: `tok_${uniqueString(12)}`,
      name: body.name,
      staff_id: actor?.id ?? '',
      secret: `ams_${uniqueString(36)}`,
      revoked: false,
      created_at: toRfc3339(now()),
      expires_at: body.expires_at === null ? null : toRfc3339(Date.parse(body.expires_at)),
      last_used_at: null,
    });
    return { data: { ...serializeToken(token, now()), token: token.secret } };
  }),

  defineHandler(listTokens, ({ backend }) => {
    // Reversed, so that the later of two tokens created in the same second comes first.
    const newestFirst = backend.database.token
      .findMany({ orderBy: { created_at: 'asc' } })
      .toReversed();
    return { data: newestFirst.map((token) => serializeToken(token, backend.now())) };
  }),

  defineHandler(revokeToken, ({ backend, token }) => {
    const revoked = backend.database.token.update({
      where: { id: { equals: token.id } },
      data: { revoked: true },
      strict: true,
    });
    return { data: serializeToken(revoked, backend.now()) };
  }),
];

/** Throws 422 if an active token has the name; names of revoked or expired ones may be reused. */
function assertTokenNameAvailable({ database, now }: MockBackend, name: string): void {
  const isTaken = database.token
    .getAll()
    .some(
      (token) =>
        uniqueKey(token.name) === uniqueKey(name) && tokenStatus(token, now()) === 'active',
    );
  if (isTaken)
    throw new ApiProblem(422, 'validation_failed', {
      errors: [{ pointer: '/name', code: 'exists' }],
    });
}
