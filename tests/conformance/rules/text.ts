import { checkAll, checkEqual, type Rule } from '../Rule';
import type { Organization } from '~/domain/openapi';

/** Names that look like another one, or differ from it in case only. */
const lookalikes: readonly (readonly [
  how: string | undefined,
  change: (name: string) => string,
])[] = [
  [undefined, (name) => name],
  ['case', (name) => name.toUpperCase()],
  ['composition', (name) => name.normalize('NFD')],
  ['spacing', (name) => name.replaceAll(' ', ' \u00A0\u200B ')],
];

/** How a server cleans and compares text. */
export const textRules: readonly Rule[] = [
  {
    id: 'text.cleaned',
    title:
      'text of one line has no invisible characters, single spaces, and is in NFC; an address keeps its lines',
    section: 'text',
    step: 2,
    async run({ api, records }) {
      const word = records.uniqueName();
      const body = records.newOrganization({
        name: ` ${word}\u00A0\u202ASo\u0308der\u202C \u200B Cafe\u0301\uFEFF`,
        address: '1  Road\n\nTown',
        billing: {
          billing_name: 'Ada\u2003\u2060Lovelace',
          billing_phone: '+46\u00A08 123 45\u202C',
        },
      });
      const { data, reply } = await api.succeed<Organization & { address: string }>(
        'createOrganization',
        { body },
      );
      const { name, address, billing } = data;
      await checkAll([
        async () => checkEqual(name, `${word} Söder Café`, 'the cleaned name', reply),
        async () => checkEqual(billing['billing_name'], 'Ada Lovelace', 'billing_name', reply),
        async () => checkEqual(billing['billing_phone'], '+46 8 123 45', 'billing_phone', reply),
        async () => checkEqual(address, '1  Road\n\nTown', 'the address', reply),
      ]);
    },
  },
  {
    id: 'text.unique',
    title:
      'names and subdomains are unique, whatever their case, composition and spaces: 409 duplicate',
    section: 'text',
    step: 4,
    async run({ api, records }) {
      const name = `${records.uniqueName()} Söder Café`;
      const { id, etag, organization } = await records.createOrganization({ name });
      const duplicate = (field: string) => ({
        status: 409,
        code: 'duplicate',
        error: `/${field} exists`,
      });
      await checkAll([
        async () => {
          const body = records.newOrganization({ subdomain: organization.subdomain });
          const when = 'with a subdomain that exists';
          await api.reject('createOrganization', { body }, duplicate('subdomain'), when);
        },
        ...lookalikes.map(([how, change]) => async () => {
          const body = records.newOrganization({ name: change(name) });
          const when =
            how === undefined
              ? 'with a name that exists'
              : `with a name that exists in another ${how}`;
          await api.reject('createOrganization', { body }, duplicate('name'), when);
        }),
        async () => {
          const other = (await records.shared()).organization.name;
          const input = { path: { id }, ifMatch: etag };
          const when = 'with a name that exists';
          await api.reject(
            'updateOrganization',
            { ...input, body: { name: other } },
            duplicate('name'),
            when,
          );
          await api.succeed('updateOrganization', { ...input, body: { name } });
        },
      ]);
    },
  },
];
