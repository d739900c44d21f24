import { check } from '../../check';
import { sectionOf, type Rule } from '../../Rule';
import type { Suite } from '../../Suite';
import { calls } from '~~/mocks/calls';
import { validInput } from '../validInput';
import { withValue } from './payloadFields';

/** A payload with one part changed is rejected at the pointer. */
function rejects(name: string, pointer: string, value: unknown, error: string, status = 422) {
  return async (suite: Suite) => {
    const input = await validInput(suite, name);
    const body = withValue(input.body, pointer, value);
    await suite.api.reject(name, { ...input, body }, { status, error });
  };
}

const create = calls['createOrganization'] ?? { method: 'POST', path: '/api/accounts' };
const section = sectionOf(create);
const row = { seat_type: 'full', total_seats: 1 };

/** Rules on more than one field. */
export const shapeRules: readonly Rule[] = [
  {
    id: 'shapes.subscriptions.count',
    title: 'a new organization has at least one subscription: at_least_count',
    section,
    run: rejects('createOrganization', '/subscriptions', [], '/subscriptions at_least_count'),
  },
  {
    id: 'shapes.subscriptions.unique',
    title: 'the seat types of a new organization differ: unique',
    section,
    async run(suite) {
      const body = { ...suite.records.newOrganization(), subscriptions: [row, row] };
      const { api } = suite;
      const reply = await api.send('createOrganization', { body });
      // An invalid payload, or a duplicate as in a second call: the contract leaves it open.
      const { errors = [] } = api.checkProblem('createOrganization', reply, {
        status: reply.status === 409 ? 409 : 422,
      });
      const unique = errors.filter(
        ({ pointer, code }) => pointer.startsWith('/subscriptions') && code === 'unique',
      );
      const reason = api.knownReason('createOrganization', reply);
      check(unique.length > 0, 'errors has no unique in /subscriptions', reply, reason);
    },
  },
  {
    id: 'shapes.billing',
    title: 'a new organization has billing: required',
    section,
    async run(suite) {
      const input = await validInput(suite, 'createOrganization');
      const body = withValue(input.body, '/billing', undefined);
      const { errors = [] } = await suite.api.reject(
        'createOrganization',
        { ...input, body },
        { status: 422, code: 'validation_failed' },
      );
      const required = errors.filter(
        ({ pointer, code }) => pointer.startsWith('/billing') && code === 'required',
      );
      check(required.length > 0, 'errors names no required field of billing');
    },
  },
  ...(['name', 'subdomain'] as const).flatMap((field): Rule[] => [
    {
      id: `duplicates.createOrganization.${field}`,
      title: `a second organization with the ${field} gets 409 duplicate, exists on /${field}`,
      section,
      async run({ api, records }) {
        const { [field]: taken } = (await records.createOrganization()).organization;
        const values = field === 'name' ? [taken, taken.toUpperCase()] : [taken];
        for (const value of values)
          await api.reject(
            'createOrganization',
            { body: { ...records.newOrganization(), [field]: value } },
            { status: 409, code: 'duplicate', error: `/${field} exists` },
          );
      },
    },
    {
      id: `duplicates.updateOrganization.${field}`,
      title: `changing the ${field} to another organization’s gets 409; its own is accepted`,
      section: 'patch-apiaccountsid',
      async run({ api, records }) {
        const { organization } = await records.createOrganization();
        const { id, etag, organization: own } = await records.createOrganization();
        const change = (value: string) => ({
          path: { id },
          ifMatch: etag,
          body: { [field]: value },
        });
        const expected = { status: 409, code: 'duplicate', error: `/${field} exists` };
        await api.reject('updateOrganization', change(organization[field]), expected);
        await api.succeed('updateOrganization', change(own[field]));
      },
    },
  ]),
];
