import { expect, it } from 'vitest';
import { groupResults } from '~/features/lookup/groupResults';
import { lookupValues } from '~/features/lookup/lookupValues';
import { buildSummary } from '../../stores/organizationFixtures';

it.each([
  ['lines of any kind', 'Acme\r\nNova Labs\n\nZeta', ['Acme', 'Nova Labs', 'Zeta']],
  ['tabs, commas and semicolons', 'Acme\tNova, Zeta;org_1', ['Acme', 'Nova', 'Zeta', 'org_1']],
  ['commas in quotes', '"Acme, Inc."\n“Nova”', ['Acme, Inc.', 'Nova']],
  ['bullets', '- Acme\n* Nova\n• Zeta\n-acme-', ['Acme', 'Nova', 'Zeta', '-acme-']],
  [
    'an address with a name',
    'Ada <ada@acme.example>; mailto:b@c.co',
    ['ada@acme.example', 'b@c.co'],
  ],
  ['a URL of a subdomain', 'https://acme.example.com/x', ['acme']],
  ['repetitions', 'Acme\nACME\n Acme\u00A0\u200B', ['Acme']],
  ['white space only', ' \n\t,;\u00A0', []],
])('lookupValues reads %s', (_, text, values) => {
  expect(lookupValues(text)).toEqual(values);
});

it('groupResults tells organizations found, each once, from values that are ambiguous or unknown', () => {
  const [acme, nova, labs] = ['acme', 'nova', 'labs'].map((id) => buildSummary(id));
  if (!acme || !nova || !labs) expect.fail();
  const ambiguous = { value: 'billing@nova.example', matches: [nova, labs] };
  expect(
    groupResults([
      { value: 'Acme', matches: [acme] },
      ambiguous,
      { value: 'unknown', matches: [] },
      { value: 'acme', matches: [acme] },
    ]),
  ).toEqual({ found: [acme], ambiguous: [ambiguous], notFound: ['unknown'] });
});
