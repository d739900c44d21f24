import { signInSchema, tokenSchema, userSchema } from '~/api/contract/auth';
import { createdTokenSchema } from '~/api/contract/tokenMutations';
import { componentRef } from '../openapi/ruleSchema';
import type { CallDocumentations } from './CallDocumentation';
import { described, entity, id, instant, nullableInstant, text } from './Entity';

const tokenConstraints = {
  id,
  name: text,
  status: { keywords: componentRef('TokenStatus') },
  prefix: {
    keywords: { minLength: 8, maxLength: 8, description: 'The secret’s first 8 characters.' },
  },
  created_at: instant,
  expires_at: nullableInstant('Null: never.'),
  last_used_at: nullableInstant('Null: not yet.'),
} as const;

export const authEntities = {
  User: entity(userSchema, { id, name: text, email: { keywords: { format: 'email' } } }),
  SignIn: entity(signInSchema, {
    user: {},
    token: described('The bearer token of the session.'),
  }),
  Token: entity(tokenSchema, tokenConstraints),
  CreatedToken: entity(
    createdTokenSchema,
    { ...tokenConstraints, token: described('The secret; no other response contains it.') },
    'Token',
  ),
};

export const exampleUser = { id: 'usr_7', name: 'Robin Hale', email: 'robin@example.com' };

const token = {
  id: 'tok_ci',
  name: 'CI',
  status: 'active',
  prefix: 'ams_4f9c',
  created_at: '2026-03-02T12:00:00Z',
  expires_at: '2026-06-01T12:00:00Z',
  last_used_at: null,
};

export const authCalls = {
  login: {
    step: 1,
    description:
      'Starts a session with email and password. Its token is sent as `Authorization: Bearer` with every other call. Which of email and password is wrong is not said.',
    body: 'The credentials. The password is compared as it is.',
    errors: { 401: ['invalid_credentials'], 429: ['too_many_requests'] },
    request: { email: exampleUser.email, password: 'correct horse battery staple' },
    response: { data: { user: exampleUser, token: 'ses_example' } },
  },
  logout: {
    step: 1,
    description:
      'Ends the session: its token gets 401 from then on. The token of `createToken` gets 403.',
  },
  listTokens: {
    step: 10,
    description: 'All tokens of every status, newest first. The secret is never part of it.',
    response: { data: [token] },
  },
  createToken: {
    step: 10,
    description:
      'Creates a token that acts for the user in every call but this one and `logout`, where it gets 403. The name must be unique among active tokens. Only this response contains the secret, so it is not replayed for a repeated Idempotency-Key.',
    body: 'What the token is for, and when it expires.',
    request: { name: token.name, expires_at: token.expires_at },
    response: { data: { ...token, token: 'ams_4f9c_example' } },
  },
  revokeToken: {
    step: 10,
    description:
      'Anything that uses the token gets 401 from then on. Revoking a revoked token is not an error.',
    response: { data: { ...token, status: 'revoked' } },
  },
} satisfies CallDocumentations;
