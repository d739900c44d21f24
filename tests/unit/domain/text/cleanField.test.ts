import { describe, expect, it } from 'vitest';
import { loginRules } from '~/domain/User';
import { tokenRules } from '~/domain/Token';
import {
  billingRules,
  noteRules,
  organizationRules,
  reasonRules,
  subscriptionRules,
} from '~/domain/rules/organizationRules';
import { cleanField, storedText } from '~/domain/text/cleanField';

describe('cleanField', () => {
  it.each([
    ['a name', organizationRules.name, ' Söder\u00A0 Cafe\u0301\u200B', 'Söder Café'],
    ['a token’s name', tokenRules.name, ' Billing  export ', 'Billing export'],
    ['a seat type', subscriptionRules.seat_type, 'full\u200B', 'full'],
    ['a name without visible characters', organizationRules.name, '\u200D\u00AD', ''],
    ['an email', billingRules.billing_email, '\u200Bann@acme.example\u00A0', 'ann@acme.example'],
    [
      'an email of an international domain',
      billingRules.billing_email,
      'Info <info@müller.example>',
      'info@xn--mller-kva.example',
    ],
    ['a mailto link', billingRules.billing_email, 'mailto:a@b.co', 'a@b.co'],
    ['a name with an address', loginRules.email, 'Name <a@b.co>', 'a@b.co'],
    [
      'a phone in direction controls',
      billingRules.billing_phone,
      '\u202A+46\u00A08\u2011123\u201345 67\u202C',
      '+46 8-123-45 67',
    ],
    ['a tel link', billingRules.billing_phone, 'tel:+46-8-123', '+46-8-123'],
    ['a subdomain', organizationRules.subdomain, ' Acme\u200B ', 'acme'],
    ['a subdomain’s URL', organizationRules.subdomain, 'https://Acme.provider.example/x', 'acme'],
    ['a currency', billingRules.currency, ' USD\u200B', 'USD'],
    ['a number of seats', subscriptionRules.total_seats, '1\u00A0200\u200B', '1200'],
  ])('cleans %s', (_, rule, text, cleaned) => {
    expect(cleanField(rule, text)).toBe(cleaned);
    expect(cleanField(rule, cleaned)).toBe(cleaned);
  });

  it.each([
    ['a password', loginRules.password, ' pass\u00A0 word\u200B '],
    ['a note', noteRules.text, ' one\n\n two '],
    ['a reason', reasonRules.reason, ' one\n\n two '],
    ['an address', organizationRules.address, ' 1 Road\n\n Town '],
    ['an ambiguous subdomain', organizationRules.subdomain, 'acme.example'],
    ['two addresses', billingRules.billing_email, 'a@b.co,c@d.co'],
  ])('leaves %s as it is', (_, rule, text) => expect(cleanField(rule, text)).toBe(text));

  it.each([
    ['1\u00A0200.50', 'USD', '1200.50'],
    ['\u200E1200.50\u202C', 'USD', '1200.50'],
    ['1.200,50', 'USD', '1200.50'],
    ['1.234.567,5', 'USD', '1234567.5'],
    ['1,200.50', 'USD', '1,200.50'],
    ['USD\u00A01,200.50', 'USD', '1,200.50'],
    ['1200.50 usd', 'USD', '1200.50'],
    ['$12.50', 'USD', '12.50'],
    ['US$12.50', 'USD', '12.50'],
    ['12.50 €', 'EUR', '12.50'],
    ['kr 1 200', 'SEK', '1200'],
    ['1.200', 'USD', '1.200'],
    ['1,200', 'USD', '1,200'],
  ])('cleans the amount %j in %s to %j', (text, currency, cleaned) =>
    expect(cleanField(billingRules.amount, text, { currency })).toBe(cleaned),
  );

  it.each([
    ['12,50', 'USD'],
    ['1200,50', 'USD'],
    ['1.000,00.5', 'USD'],
    ['EUR 12', 'USD'],
    ['€12', 'USD'],
    ['A$12', 'USD'],
    ['12 US$', 'CAD'],
    ['$12', ''],
    ['$12', '__proto__'],
    ['0x10', 'USD'],
    ['1 00', 'USD'],
    ['USD', 'USD'],
  ])('leaves the amount %j in %j as it is', (text, currency) =>
    expect(cleanField(billingRules.amount, text, { currency })).toBe(text),
  );
});

it('storedText trims text of several lines and keeps passwords', () => {
  expect(storedText(noteRules.text, ' one\n\u00A0two\n')).toBe('one\n\u00A0two');
  expect(storedText(noteRules.text, '\u200B\n')).toBe('');
  expect(storedText(loginRules.password, ' p\u200B ')).toBe(' p\u200B ');
  expect(storedText(organizationRules.subdomain, 'Acme\u200B')).toBe('Acme');
  expect(storedText(billingRules.billing_email, ' a@müller.example')).toBe(
    'a@xn--mller-kva.example',
  );
});
