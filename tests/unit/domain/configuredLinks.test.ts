import { expect, it } from 'vitest';
import { configuredLinks, configuredTickets } from '~/domain/links/configuredLinks';

const url = 'https://billing.example.com/{id}';
const billing = { label: 'Billing', url };

it.each([undefined, null, 1, 'x', {}, { length: 1, 0: billing }, [null], ['x'], [[]], [{}]])(
  'configuredLinks has none of %j',
  (links) => expect(configuredLinks({ links })).toEqual([]),
);

it.each([
  { label: 1, url },
  { label: 'Billing' },
  { label: 'Billing', url: [url] },
  { label: { toString: () => 'Billing' }, url },
])('configuredLinks leaves out %j and has the others', (link) =>
  expect(configuredLinks({ links: [link, billing] })).toEqual([billing]),
);

it('configuredLinks has five links at most, and no label twice', () => {
  const links = Array.from({ length: 7 }, (_, index) => ({ label: `L${index}`, url }));
  expect(configuredLinks({ links })).toEqual(links.slice(0, 5));
  expect(configuredLinks({ links: [billing, { label: 'BILLING', url }] })).toEqual([billing]);
});

it.each([
  undefined,
  null,
  'x',
  [],
  { url: 'https://tickets.example.com/{ticket}' },
  { url: 'https://tickets.example.com/{ticket}', keys: 'SUP' },
  { url: 'https://tickets.example.com/{ticket}', keys: [1, null, '(', 'SUP|.*', ''] },
  { url: 1, keys: ['SUP'] },
  { url: 'javascript:alert(1)//{ticket}', keys: ['SUP'] },
  { url: 'https://{ticket}.example.com/', keys: ['SUP'] },
])('configuredTickets has none of %j', (tickets) =>
  expect(configuredTickets({ tickets })).toBeUndefined(),
);
