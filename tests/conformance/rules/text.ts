import { checkEqual } from '../check';
import type { Rule } from '../Rule';
import type { Organization } from '../wire';

const section = 'text';

/** Names that look like another one, or differ from it in case only. */
const lookalikes: Readonly<Record<string, (name: string) => string>> = {
  decomposed: (name) => name.normalize('NFD'),
  'non-breaking': (name) => name.replaceAll(' ', '\u00A0'),
  'zero-width': (name) => name.replaceAll(' ', ' \u200B'),
  spaces: (name) => name.replaceAll(' ', '  '),
  case: (name) => name.toUpperCase(),
};

/** How a server cleans and compares text. */
export const textRules: readonly Rule[] = [
  {
    id: 'text.cleaned',
    title: 'text of one line has no invisible characters, single spaces, and is in NFC',
    section,
    async run({ api, records }) {
      const word = records.uniqueName();
      const body = records.newOrganization({
        name: ` ${word}\u00A0\u202ASo\u0308der\u202C \u200B Cafe\u0301\uFEFF`,
        billing: {
          billing_name: 'Ada\u2003\u2060Lovelace',
          billing_phone: '\u202A+46\u00A08 123 45\u202C',
        },
      });
      const { data, reply } = await api.succeed<Organization>('createOrganization', { body });
      checkEqual(data.name, `${word} Söder Café`, 'name', reply);
      checkEqual(data.billing['billing_name'], 'Ada Lovelace', 'billing_name', reply);
      checkEqual(data.billing['billing_phone'], '+46 8 123 45', 'billing_phone', reply);
    },
  },
  {
    id: 'text.lines',
    title: 'text of several lines keeps its line breaks and spaces',
    section,
    async run({ api, records }) {
      const address = '1  Road\n\nTown';
      const body = { ...records.newOrganization(), address };
      const { data, reply } = await api.succeed<Organization & { readonly address: string }>(
        'createOrganization',
        { body },
      );
      checkEqual(data.address, address, 'address', reply);
    },
  },
  ...Object.entries(lookalikes).map(([id, lookalike]): Rule => ({
    id: `text.unique.${id}`,
    title: `a name that differs only in how it is written gets 409 duplicate (${id})`,
    section,
    async run({ api, records }) {
      const name = `${records.uniqueName()} Söder Café`;
      await records.createOrganization({ name });
      await api.reject(
        'createOrganization',
        { body: records.newOrganization({ name: lookalike(name) }) },
        { status: 409, code: 'duplicate', error: '/name exists' },
      );
    },
  })),
];
