import { callPath } from '~/api/callPath';
import { calls } from '~~/mocks/calls';
import { memberOf } from '../client/Reply';
import { check } from '../check';
import { sectionOf, type Rule } from '../Rule';
import type { Organization, Token } from '../wire';
import { validInput } from './validInput';

/** Each call succeeds with the status and strict schema of the document. */
export const responseRules: readonly Rule[] = Object.entries(calls).map(([name, call]) => ({
  id: `responses.${name}`,
  title: `${name} responds ${call.status} with its strict schema`,
  section: sectionOf(call),
  async run(suite) {
    const { api, secrets } = suite;
    const input = await validInput(suite, name);
    const { data, reply } = await api.succeed<Organization & Token>(name, input);
    if (name === 'listOrganizations') api.checkForeignRows(name, reply);
    if (name === 'login') secrets.add(data.token);
  },
}));

/** Payloads that are not JSON at all. */
export const payloadRules: readonly Rule[] = Object.entries(calls)
  .filter(([, { body, optionalBody }]) => body && !optionalBody)
  .map(([name, call]) => ({
    id: `payloads.${name}`,
    title: `${name} rejects a payload that is missing, not JSON, or not an object`,
    section: 'any-call',
    async run(suite) {
      const { body: _, ...input } = await validInput(suite, name);
      const headers = { 'Content-Type': 'application/json', ...input.headers };
      const path = callPath(call.path, input.path);
      const send = (body: string) =>
        suite.api.sendRaw({ method: call.method, path, body }, { ...input, headers });
      for (const body of ['{"half', '']) {
        const what = body === '' ? 'without a payload' : 'with half a payload';
        const reply = await send(body);
        const isUnprocessable = reply.status === 422;
        const message = `${name} ${what} responded 422, expected 400 bad_request`;
        check(!isUnprocessable, message, reply, 'a payload that is not JSON gets 422');
        suite.api.checkProblem(name, reply, { status: 400, code: 'bad_request' });
      }
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
