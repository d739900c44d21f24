import { callPath } from '~/api/callPath';
import { calls } from '~~/mocks/calls';
import { check } from '../check';
import type { Rule } from '../Rule';
import type { Suite } from '../Suite';
import type { Organization } from '../wire';
import { validInput } from './validInput';

/** A response with a body, and a 401. */
async function signInAndFail({ api, options: { email, password }, records }: Suite) {
  await api.succeed('login', { body: { email, password }, bearer: null });
  const wrong = { email, password: `wrong ${records.namePrefix}` };
  await api.reject('login', { body: wrong, bearer: null }, { status: 401 });
}

/** Headers that responses have in common, with what is sent to see one. */
const commonHeaders: readonly (readonly [
  header: string,
  title: string,
  section: string,
  send: (suite: Suite) => Promise<unknown>,
])[] = [
  [
    'Content-Type',
    'responses are application/json, errors application/problem+json',
    'requests-and-responses',
    signInAndFail,
  ],
  [
    'Cache-Control',
    'every response, also an error, has Cache-Control: no-store',
    'requests-and-responses',
    signInAndFail,
  ],
  ['WWW-Authenticate', 'a 401 has WWW-Authenticate: Bearer', 'authorization', signInAndFail],
  [
    'ETag',
    'responses with an organization have its ETag, in quotes and strong',
    'versions',
    async ({ api, records }) => {
      const { id } = await records.createOrganization();
      for (const name of ['readOrganization', 'listSubscriptions'])
        await api.succeed(name, { path: { id } });
    },
  ],
];

/** Look also at the responses to all rules before them. */
export const headerRules: readonly Rule[] = [
  ...commonHeaders.map(([header, title, section, send]): Rule => ({
    id: `headers.${header.toLowerCase()}`,
    title,
    section,
    async run(suite) {
      await send(suite);
      suite.api.headers.check(header);
    },
  })),
  ...['createOrganization', 'addSubscription'].map((name): Rule => ({
    id: `headers.location.${name}`,
    title: `${name} has the path of the record in Location`,
    section: 'requests-and-responses',
    async run(suite) {
      const { api, options } = suite;
      const input = await validInput(suite, name);
      const { data, reply } = await api.succeed<Organization>(name, input);
      const path = `${callPath(calls[name]?.path ?? '', input.path)}/${encodeURIComponent(data.id)}`;
      const location = reply.headers.get('Location') ?? '';
      const message = `Location of ${name} is ${location || 'missing'}, expected ${path}`;
      const url = URL.canParse(location, options.host) ? new URL(location, options.host) : null;
      check(url?.pathname === path, message, reply, 'header Location');
    },
  })),
];
