import { calls } from '~~/mocks/calls';
import type { Rule } from '../Rule';
import type { Suite } from '../Suite';
import { validInput } from './validInput';

const section = 'authorization';

async function checkUnauthenticated(suite: Suite, name: string, bearer: string | null) {
  const input = name === 'logout' ? {} : await validInput(suite, name);
  await suite.api.reject(name, { ...input, bearer }, { status: 401, code: 'unauthenticated' });
}

/** The token with one other character: near its end, where a signed one has its signature. */
function forge(token: string): string {
  const index = Math.max(0, token.length - 8);
  return token.slice(0, index) + (token[index] === 'A' ? 'B' : 'A') + token.slice(index + 1);
}

const generated: readonly Rule[] = Object.entries(calls)
  .filter(([, { authorization }]) => authorization !== 'none')
  .map(([name]) => ({
    id: `authentication.${name}`,
    title: `${name} without a token, and with a forged one, gets 401`,
    section,
    async run(suite) {
      const { bearer = '' } = suite.api;
      await checkUnauthenticated(suite, name, null);
      await checkUnauthenticated(suite, name, forge(bearer));
    },
  }));

export const authenticationRules: readonly Rule[] = [
  ...generated,
  {
    id: 'sessions.invalid-credentials',
    title: 'a wrong password and an unknown email get 401 invalid_credentials',
    section: 'post-apiauthlogin',
    async run({ api, options: { email }, records }) {
      const password = `wrong ${records.namePrefix}`;
      for (const body of [
        { email, password },
        { email: `${records.namePrefix}@example.com`, password },
      ])
        await api.reject(
          'login',
          { body, bearer: null },
          { status: 401, code: 'invalid_credentials' },
        );
    },
  },
  {
    id: 'sessions.logout',
    title: 'after signing out the token gets 401, and other sessions go on',
    section: 'post-apiauthlogout',
    async run(suite) {
      const { token } = await suite.signIn();
      const { token: other } = await suite.signIn();
      await suite.api.succeed('logout', { bearer: token });
      await checkUnauthenticated(suite, 'logout', token);
      await suite.api.succeed('logout', { bearer: other });
    },
  },
];
