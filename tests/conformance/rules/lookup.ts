import { checkEqual } from '../check';
import { sectionOf, type Rule } from '../Rule';
import type { Suite } from '../Suite';
import type { OrganizationRow } from '../wire';
import { lookUpOrganizations } from '~/api/contract/lookup';

const name = 'lookUpOrganizations';
const section = sectionOf(lookUpOrganizations);

interface Found {
  readonly value: string;
  readonly matches: readonly OrganizationRow[];
}

/** The values as the response has them, each with the ids that it matches, sorted. */
async function lookUp({ api }: Suite, values: readonly string[]) {
  const { data, reply } = await api.succeed<Found[]>(name, { body: { values } });
  checkEqual(
    data.map(({ value }) => value),
    values,
    'the values that lookup has',
    reply,
  );
  const found = data.map(({ value, matches }) => [value, matches.map(({ id }) => id).toSorted()]);
  return { found, data, reply };
}

export const lookupRules: readonly Rule[] = [
  {
    id: 'lookup.fields',
    title: 'lookup finds organizations by id, subdomain, name and billing email',
    section,
    async run(suite) {
      const { records } = suite;
      const email = `${records.uniqueName()}@example.com`;
      const { id, organization } = await records.createOrganization({
        name: `${records.uniqueName()} Söder Café`,
        billing: { billing_email: email },
      });
      const values = [id, organization.subdomain, organization.name, email];
      const { found, reply } = await lookUp(suite, values);
      const expected = values.map((value) => [value, [id]]);
      checkEqual(found, expected, 'what lookup finds by id, subdomain, name and email', reply);
    },
  },
  {
    id: 'lookup.text',
    title: 'lookup compares as uniqueness does: without regard to case, spaces and spelling',
    section,
    async run(suite) {
      const { records } = suite;
      const { id, organization } = await records.createOrganization({
        name: `${records.uniqueName()} Söder Café`,
      });
      const { name: text } = organization;
      for (const value of [
        text.toUpperCase(),
        text.normalize('NFD'),
        text.replace(' ', '\u00A0'),
      ]) {
        const { found, reply } = await lookUp(suite, [value]);
        checkEqual(found[0]?.[1], [id], `what lookup of ${value} finds`, reply, 'lookup of text');
      }
    },
  },
  {
    id: 'lookup.order',
    title: 'lookup has each value as sent, in their order, also twice and without a match',
    section,
    async run(suite) {
      const { records } = suite;
      const one = await records.createOrganization();
      const two = await records.createOrganization();
      const missing = records.uniqueName();
      const { subdomain } = one.organization;
      // A part of a name is no match.
      const part = subdomain.slice(0, -1);
      const { found, reply } = await lookUp(suite, [two.id, missing, subdomain, two.id, part]);
      const expected = [
        [two.id, [two.id]],
        [missing, []],
        [subdomain, [one.id]],
        [two.id, [two.id]],
        [part, []],
      ];
      checkEqual(found, expected, 'what lookup finds', reply);
    },
  },
  {
    id: 'lookup.limit',
    title: 'lookup has at most 5 matches of a value',
    section,
    async run(suite) {
      const { records } = suite;
      const billing_email = `${records.uniqueName()}@example.com`;
      for (let count = 0; count < 6; count += 1)
        await records.createOrganization({ billing: { billing_email } });
      const { data, reply } = await lookUp(suite, [billing_email]);
      checkEqual(data[0]?.matches.length, 5, 'the number of matches of six', reply);
    },
  },
  {
    id: 'lookup.count',
    title: 'lookup rejects no values and more than 500, and accepts 500',
    section,
    async run({ api }) {
      const values = (length: number) => ({
        body: { values: Array.from({ length }, (_, index) => `zz-unknown-${index}`) },
      });
      for (const [length, error] of [
        [0, '/values at_least_count'],
        [501, '/values too_long'],
      ] as const)
        await api.reject(name, values(length), { status: 422, code: 'validation_failed', error });
      await api.succeed(name, values(500));
    },
  },
];
