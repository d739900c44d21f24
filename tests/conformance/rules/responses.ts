import { callPath } from '~/api/callPath';
import { calls } from '~/api/contract/calls';
import { memberOf } from '../client/Reply';
import { check } from '../check';
import { sectionOf, type Rule } from '../Rule';
import type { Organization, Token } from '../wire';
import { validInput } from './validInput';

/** Each call succeeds with the status, media type, headers and strict schema of the document. */
const generated: readonly Rule[] = Object.entries(calls).map(([name, call]) => ({
  id: `responses.${name}`,
  title: `${name} responds ${call.status} with its strict schema${call.etag ? ' and an ETag' : ''}`,
  section: sectionOf(call),
  async run(suite) {
    const { api, secrets } = suite;
    const input = await validInput(suite, name);
    const { data, reply } = await api.succeed<Organization & Token>(name, input);
    if (name === 'listOrganizations') api.checkForeignRows(name, reply);
    if (name === 'login') secrets.add(data.token);
  },
}));

/** The path of a created record. */
const locationRules: readonly Rule[] = [
  {
    id: 'responses.location',
    title: 'createOrganization and addSubscription have the path of the record in Location',
    section: 'requests-and-responses',
    async run(suite) {
      const { api, options } = suite;
      for (const name of ['createOrganization', 'addSubscription']) {
        const input = await validInput(suite, name);
        const { data, reply } = await api.succeed<Organization>(name, input);
        const call = calls[name] ?? { path: '' };
        const path = `${callPath(call.path, input.path)}/${encodeURIComponent(data.id)}`;
        const location = reply.headers.get('Location') ?? '';
        const message = `Location of ${name} is ${location || 'missing'}, expected ${path}`;
        const url = URL.canParse(location, options.host) ? new URL(location, options.host) : null;
        check(url?.pathname === path, message, reply, 'no Location');
      }
    },
  },
];

/** Payloads that are not JSON at all. */
export const payloadRules: readonly Rule[] = Object.entries(calls)
  .filter(([, { body, optionalBody }]) => body && !optionalBody)
  .map(([name, call]) => ({
    id: `payloads.${name}`,
    title: `${name} rejects a payload that is not JSON, or not an object`,
    section: 'any-call',
    async run(suite) {
      const { body: _, ...input } = await validInput(suite, name);
      const headers = { 'Content-Type': 'application/json', ...input.headers };
      const path = callPath(call.path, input.path);
      const send = (body: string) =>
        suite.api.sendRaw({ method: call.method, path, body }, { ...input, headers });
      suite.api.checkProblem(name, await send('{"half'), { status: 400, code: 'bad_request' });
      for (const body of ['[]', '"text"', 'null']) {
        const reply = await send(body);
        const isWrongStatus =
          reply.status === 400 && memberOf(reply, 'code') === 'validation_failed';
        const message = `${name} responded 400 validation_failed, expected 422`;
        check(!isWrongStatus, message, reply, '400 instead of 422');
        suite.api.checkProblem(name, reply, { status: reply.status === 400 ? 400 : 422 });
      }
    },
  }));

export const responseRules: readonly Rule[] = [...generated, ...locationRules];
