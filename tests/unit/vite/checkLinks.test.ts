import { describe, expect, it } from 'vitest';
import { configuredLinks, configuredTickets } from '~/domain/links/configuredLinks';
import { checkLinks, checkTickets } from '~~/vite/configure/checkLinks';

describe('checkLinks', () => {
  it.each([
    'https://billing.example.com/customers/{id}',
    'https://crm.example.com/?q={name}&mail={billing_email}#{subdomain}',
    'https://{subdomain}.example.com',
    'https://eu-{subdomain}.app.example.com:8443/{id}',
    'http://localhost:3000/{id}',
    'http://127.0.0.1/{id}',
    'https://example.com/no/placeholder',
    'https://example.com/@{name}',
    'https://example.com/?a=b=c',
  ])('accepts %s, and the page too', (url) => {
    const links = checkLinks([`Billing=${url}`]);
    expect(links).toEqual([{ label: 'Billing', url }]);
    expect(configuredLinks({ links })).toEqual(links);
  });

  it.each([
    ['Billing', 'must be a label and a URL'],
    ['=https://example.com', 'must have a label'],
    [' =https://example.com', 'must have a label'],
    ['a\nb=https://example.com', 'must not have control characters'],
    ['\u202Eb=https://example.com', 'must not have control characters'],
    [`${'x'.repeat(41)}=https://example.com`, 'must have a label of at most 40 characters'],
    ['B=', 'is not an absolute http or https URL'],
    ['B=billing.example.com/{id}', 'is not an absolute http or https URL'],
    ['B=//example.com/{id}', 'is not an absolute http or https URL'],
    ['B=javascript:alert(1)', 'is not an absolute http or https URL'],
    ['B=data:text/html,{id}', 'is not an absolute http or https URL'],
    ['B=ftp://example.com/{id}', 'is not an absolute http or https URL'],
    ['B=https:\\\\example.com', 'is not an absolute http or https URL'],
    ['B=https://example.com/a b', 'is not an absolute http or https URL'],
    ['B=https://example.com/\u202E', 'is not an absolute http or https URL'],
    ['B=http://example.com/{id}', 'may use http for localhost only'],
    ['B=https://user@example.com/', 'must not contain credentials'],
    ['B=https://user:pass@example.com/', 'must not contain credentials'],
    ['B=https://{id}@example.com/', 'must not contain credentials'],
    ['B=https://[::1]/', 'an IPv6 address is not possible'],
    ['B=https://example.com/{tenant}', 'no other braces'],
    ['B=https://example.com/{{id}}', 'no other braces'],
    ['B=https://example.com/{id', 'no other braces'],
    ['B=https://example.com/id}', 'no other braces'],
    ['B=https://example.com/{}', 'no other braces'],
    ['B=https://example.com/{ID}', 'no other braces'],
    ['B=https://{subdomain}', 'before the last two parts of its host'],
    ['B=https://{subdomain}.com/', 'before the last two parts of its host'],
    ['B=https://example.{subdomain}/', 'before the last two parts of its host'],
    ['B=https://a.{subdomain}.com/', 'before the last two parts of its host'],
    ['B=https://a.example.com:{id}/', 'is not a valid URL'],
    ['B={id}://example.com/', 'is not an absolute http or https URL'],
    ['B=https://example.com/../{id}', 'must not have "." or ".."'],
    ['B=https://example.com/a/%2E%2e/{id}', 'must not have "." or ".."'],
    ['B=https://exa"mple.com/', 'does not have a valid host'],
    ['B=https://example.com;x/', 'does not have a valid host'],
    ['B=https://{subdomain}..example.com/', 'does not have a valid host'],
    ['B=https://-{subdomain}.example.com/', 'does not have a valid host'],
    ['B=https://example.com/%{id}', 'incomplete encodings'],
    ['B=https://example.com/%2{id}', 'incomplete encodings'],
    ['B=https://example.com/\u200B{id}', 'invisible characters'],
    ['\u200B=https://example.com', 'must not have control characters or invisible ones'],
    [`B=https://example.com/${'x'.repeat(500)}`, 'must have at most 500 characters'],
  ])('rejects %j: %s, and the page leaves it out', (text, reason) => {
    expect(() => checkLinks([text])).toThrow(reason);
    expect(() => checkLinks([text])).toThrow(/^--link [^\n]*$/);
    const [label, url] = text.split(/=(.*)/s);
    expect(configuredLinks({ links: [{ label, url }] })).toEqual([]);
  });

  it('rejects more than five, and a label twice', () => {
    const links = (count: number) =>
      Array.from({ length: count }, (_, index) => `L${index}=https://example.com`);
    expect(checkLinks(links(5))).toHaveLength(5);
    expect(() => checkLinks(links(6))).toThrow('--link can be given 5 times at most');
    expect(() => checkLinks(['A=https://a.example', 'a=https://b.example'])).toThrow('twice');
  });
});

describe('checkTickets', () => {
  const url = 'https://tickets.example.com/browse/{ticket}';

  it('takes an address and what keys begin with, and so does the page', () => {
    const tickets = checkTickets(url, 'SUP, OPS,SUP');
    expect(tickets).toEqual({ url, keys: ['SUP', 'OPS'] });
    expect(configuredTickets({ tickets })).toEqual(tickets);
  });

  it('checkTickets returns nothing if neither is given', () =>
    expect(checkTickets(undefined, undefined)).toBeUndefined());

  it.each([
    [url, undefined, '--ticket needs --ticket-keys'],
    [undefined, 'SUP', '--ticket-keys needs --ticket'],
    [url, '', '--ticket-keys must be upper case'],
    [url, 'sup', '--ticket-keys must be upper case'],
    [url, 'SUP|.*', '--ticket-keys must be upper case'],
    [url, 'SUP,', '--ticket-keys must be upper case'],
    ['http://tickets.example.com/{ticket}', 'SUP', '--ticket may use http for localhost only'],
    ['https://{ticket}.example.com/', 'SUP', '--ticket must not have a placeholder in its host'],
    ['https://tickets.example.com/{id}', 'SUP', '--ticket may have {ticket} and no other braces'],
    ['https://tickets.example.com/', 'SUP', '--ticket must have {ticket}'],
    ['javascript:alert({ticket})', 'SUP', '--ticket is not an absolute http or https URL'],
  ])('rejects %s with %s: %s, and the page leaves it out', (template, keys, reason) => {
    expect(() => checkTickets(template, keys)).toThrow(reason);
    const list = keys?.split(',');
    const isPartlyValid = list?.includes('SUP') && template === url;
    const valid = isPartlyValid ? { url, keys: ['SUP'] } : undefined;
    expect(configuredTickets({ tickets: { url: template, keys: list } })).toEqual(valid);
  });
});
