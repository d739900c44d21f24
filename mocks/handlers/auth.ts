import { listTokens, login, logout, createToken, revokeToken } from '~/api/contract/auth';
import { uniqueKey } from '~/domain/text/uniqueKey';
import { toRfc3339 } from '../day';
import { ApiProblem, defineHandler, type MockBackend } from '../handler';
import { serializeToken, tokenStatus } from '../serialize';

export const authHandlers = [
  defineHandler(login, ({ backend, body }) => {
    const { database, uniqueString } = backend;
    const user = database.staff.findFirst({
      where: { email: { equals: body.email.toLowerCase() }, password: { equals: body.password } },
    });
    if (!user) throw new ApiProblem(401, 'invalid_credentials');
    const { id, name, email } = user;
    const text = `ses_${id}_${uniqueString(32)}`;
    const token = `${text}.${checksum(text)}`;
    startSession(backend, token, id);
    return { data: { user: { id, name, email }, token } };
  }),

  defineHandler(logout, ({ backend, bearer }) => {
    endSessions(backend, bearer);
    return {};
  }),

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

function startSession({ database, now }: MockBackend, token: string, staff_id: string): void {
  database.session.create({ id: token, staff_id, created_at: toRfc3339(now()) });
}

/**
 * The id of a session's user; undefined for other tokens. A session's token names its user, so it
 * outlives the page and the process although it isn't stored.
 */
export function sessionUserId(backend: MockBackend, token: string): string | undefined {
  const session = backend.database.session.findFirst({ where: { id: { equals: token } } });
  if (session) return session.staff_id;
  const [, text = '', id, sum] = /^(ses_(\w+)_\w{32})\.(\w+)$/.exec(token) ?? [];
  if (id === undefined || sum !== checksum(text) || backend.endedSessions.has(token))
    return undefined;
  startSession(backend, token, id);
  return id;
}

/** So that an altered token is none. */
function checksum(text: string): string {
  let hash = 0;
  for (const character of text) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) >>> 0;
  return hash.toString(36);
}

/** Ends one session, or all of them. */
export function endSessions({ database, endedSessions }: MockBackend, token?: string): void {
  const where = token === undefined ? {} : { id: { equals: token } };
  for (const { id } of database.session.findMany({ where })) endedSessions.add(id);
  database.session.deleteMany({ where });
}
