import { beforeAll, describe, expect, it } from 'vitest';
import { cleanSearch } from '~/domain/text/cleanSearch';
import { searchKey } from '~/domain/text/cleanText';
import type { Database } from '~~/mocks/database/createDatabase';
import { findOrganizations } from '~~/mocks/database/findOrganizations';
import type { OrganizationRecord } from '~~/mocks/database/records';
import { seedData } from '../seed/seedData';

let database: Database;
let organizations: readonly OrganizationRecord[];

beforeAll(() => {
  ({ database } = seedData());
  organizations = database.organization.getAll();
});

/** What the console finds for what a user has typed or pasted. */
function search(text: string): readonly OrganizationRecord[] {
  const q = cleanSearch(text);
  const page = { page: 1, per_page: 100 };
  return findOrganizations(database, { q, sort: 'relevance', order: 'desc', ...page }).rows;
}

const withPhones = () =>
  organizations.flatMap(({ id, billing_phone }) => (billing_phone ? [{ id, billing_phone }] : []));

describe('a search of the demo', () => {
  it('for the first word of each name has a result first whose name or subdomain starts with it', () => {
    const words = new Set(organizations.map(({ name }) => name.split(' ')[0] ?? ''));
    expect(words.size).toBeGreaterThan(150);
    const exceptions = [...words].filter((word) => {
      const [first] = search(word);
      const starts = [first?.name, first?.subdomain].map((text) => searchKey(text ?? ''));
      return !starts.some((text) => text.startsWith(searchKey(word)));
    });
    expect(exceptions).toEqual([]);
  });

  it.each<[string, (organization: OrganizationRecord) => string]>([
    ['name', ({ name }) => name],
    ['name in ASCII capitals', ({ name }) => searchKey(name).toUpperCase()],
    ['subdomain', ({ subdomain }) => subdomain],
    ['id', ({ id }) => id],
    ['name with its subdomain', ({ name, subdomain }) => `${name} (${subdomain})`],
    ['name with its id', ({ name, id }) => `${name} (${id})`],
    ['subdomain’s URL', ({ subdomain }) => `https://${subdomain}.tenants.example.com/`],
  ])('for each %s has its organization first', (_, textOf) => {
    const exceptions = organizations.filter((row) => search(textOf(row))[0]?.id !== row.id);
    expect(exceptions.map(textOf)).toEqual([]);
  });

  it.each<[string, (phone: string) => string]>([
    ['as stored', (phone) => phone],
    ['without separators', (phone) => phone.replaceAll(' ', '')],
    ['in its last two groups', (phone) => phone.split(' ').slice(-2).join(' ')],
    ['with 00', (phone) => phone.replace('+', '00')],
    ['with a trunk 0', (phone) => phone.replace(/^\+\d+ /, '0')],
    ['with its trunk 0 in parentheses', (phone) => phone.replace(' ', ' (0)')],
    [
      'with hyphens and parentheses',
      (phone) => phone.replace(/ (\d+) /, ' ($1) ').replace(/ (?=\d+$)/, '-'),
    ],
    ['after a label', (phone) => `Tel. ${phone}`],
    ['after a name', (phone) => `Laura Mitchell, ${phone}`],
  ])('for each phone %s finds its organization', (_, notation) => {
    const exceptions = withPhones()
      .map(({ id, billing_phone }) => ({ id, text: notation(billing_phone) }))
      .filter(({ id, text }) => !search(text).some((row) => row.id === id));
    expect(exceptions).toEqual([]);
  });
});
