import { calls } from '~~/mocks/calls';
import { check, checkEqual } from '../check';
import { sectionOf, type Rule } from '../Rule';
import type { OrganizationRow, PageMeta } from '../wire';
import { valueAt } from './fields/payloadFields';
import { apiDocument } from '../strictSchemas';
import { validInput } from './validInput';

const unknownId = 'zz-unknown.v2:1';

/** Unknown ids in each position of a path. */
const notFoundRules: readonly Rule[] = Object.entries(calls)
  .filter(([, { path }]) => path.includes('{'))
  .map(([name, call]) => ({
    id: `not-found.${name}`,
    title: `${name} gets 404 not_found for unknown ids`,
    section: sectionOf(call),
    async run(suite) {
      const input = await validInput(suite, name);
      for (const key of Object.keys(input.path ?? {}))
        await suite.api.reject(
          name,
          { ...input, path: { ...input.path, [key]: unknownId } },
          { status: 404, code: 'not_found' },
        );
    },
  }));

/** A method that no call of a path has. */
const methodRules: readonly Rule[] = Object.entries(apiDocument.paths).map(
  ([path, operations]) => ({
    id: `methods.${path.slice('/api/'.length)}`,
    title: `${path} gets 405 with Allow for DELETE`,
    section: 'errors',
    async run({ api }) {
      const operationId = Object.values(operations)[0]?.operationId ?? '';
      await api.optional.require(operationId);
      const reply = await api.sendRaw({ method: 'DELETE', path: path.replace(/\{\w+\}/g, 'x') });
      api.checkProblem(operationId, reply, { status: 405 });
      const header = reply.headers.get('Allow');
      check(header !== null, `the 405 of ${path} has no Allow header`, reply, 'header Allow');
      const allow = header.split(',').map((text) => text.trim());
      for (const method of Object.keys(operations))
        check(
          allow.includes(method.toUpperCase()),
          `Allow is "${allow.join(', ')}", without ${method.toUpperCase()}`,
          reply,
        );
    },
  }),
);

const idRules: readonly Rule[] = [
  {
    id: 'ids.encoded',
    title: 'an id is percent-decoded exactly once',
    section: 'ids',
    async run({ api, records }) {
      const { id } = await records.shared();
      const encoded = [...new TextEncoder().encode(id)]
        .map((byte) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`)
        .join('');
      const read = (text: string) => api.sendRaw({ method: 'GET', path: `/api/accounts/${text}` });
      const reply = await read(encoded);
      check(reply.status === 200, `the encoded id got ${reply.status}, expected 200`, reply);
      checkEqual(valueAt(reply.content, '/data/id'), id, 'the id', reply);
      const twice = await read(encoded.replaceAll('%', '%25'));
      api.checkProblem('readOrganization', twice, { status: 404 });
    },
  },
  {
    id: 'ids.broken-encoding',
    title: 'broken percent-encoding gets 400 or 404 in a path, and no 5xx in a query',
    section: 'requests-and-responses',
    async run({ api }) {
      const send = (path: string) => api.sendRaw({ method: 'GET', path });
      const reply = await send('/api/accounts/%E0%A4%A');
      const message = `an id with broken percent-encoding got ${reply.status}, expected 400 or 404`;
      check([400, 404].includes(reply.status), message, reply, 'broken percent-encoding');
      const list = await send('/api/accounts?q=%E0%A4%A');
      const text = `a query with broken percent-encoding got ${list.status}`;
      check(list.status < 500, text, list, 'broken percent-encoding');
    },
  },
  {
    id: 'ids.punctuation',
    title: 'an id with dots, colons, slashes or spaces is an id like any other',
    section: 'ids',
    async run({ api, records }) {
      const { id } = await records.shared();
      for (const unknown of [`${id}.json`, `${id}.v2`, `${id}:1`, `${id}/x`, `x ${id}`, `${id}é`])
        await api.reject(
          'readOrganization',
          { path: { id: unknown } },
          { status: 404, code: 'not_found' },
        );
    },
  },
  {
    id: 'ids.existing',
    title: 'every id on the first page of the list can be read, whatever its characters',
    section: 'ids',
    async run({ api }) {
      const { data } = await api.succeed<OrganizationRow[], PageMeta>('listOrganizations', {
        query: { per_page: 100, sort: 'registered_at' },
      });
      const special = data.filter(({ id }) => /[^\w-]/.test(id));
      for (const { id } of [...special.slice(0, 5), ...data.slice(0, 2)]) {
        // Whatever else is wrong with it.
        const reply = await api.send('readOrganization', { path: { id } });
        checkEqual(valueAt(reply.content, '/data/id'), id, 'the id', reply);
      }
    },
  },
];

export const pathRules = [...notFoundRules, ...methodRules, ...idRules];
