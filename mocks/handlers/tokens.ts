import { listTokens } from '../../src/api/contract/auth';
import { createToken, revokeToken } from '../../src/api/contract/tokenWrites';
import { instantOf } from '../day';
import { ApiProblem } from '../http/ApiProblem';
import { handle } from '../http/handle';
import { tokenStatus } from '../tokenStatus';
import { tokenOnWire } from '../wire';
import type { World } from '../World';
import { findToken } from './lookUp';

export const tokenRoutes = [
  handle(createToken, ({ world, body }) => {
    const { database, now, unused } = world;
    refuseTakenName(world, body.name);
    const token = database.tokens.create({
      id: `tok_${unused(12)}`,
      name: body.name,
      secret: `ams_${unused(36)}`,
      revoked: false,
      created_at: instantOf(now()),
      expires_at: body.expires_at === null ? null : instantOf(Date.parse(body.expires_at)),
      last_used_at: null,
    });
    return { data: { ...tokenOnWire(token, now()), token: token.secret } };
  }),

  handle(listTokens, ({ world }) => {
    // Reversed first: of two made in the same second the later one comes first.
    const tokens = world.database.tokens.all().toReversed();
    const newestFirst = tokens.toSorted((a, b) =>
      a.created_at < b.created_at ? 1 : a.created_at > b.created_at ? -1 : 0,
    );
    return { data: newestFirst.map((token) => tokenOnWire(token, world.now())) };
  }),

  handle(revokeToken, ({ world, path }) => {
    const { id } = findToken(world, path.id);
    return { data: tokenOnWire(world.database.tokens.change(id, { revoked: true }), world.now()) };
  }),
];

/** Throws 422 when an active token has that name; a revoked or expired one's may be taken again. */
function refuseTakenName({ database, now }: World, name: string): void {
  const taken = database.tokens
    .all()
    .some((token) => token.name === name && tokenStatus(token, now()) === 'active');
  if (taken)
    throw new ApiProblem(422, 'validation_failed', {
      errors: [{ pointer: '/name', code: 'exists' }],
    });
}
