import { expect, it } from 'vitest';
import { emailHref, phoneHref } from '~/screens/OrganizationProfile/ProfilePanel';

it.each([
  ['ada+billing@example.com', 'mailto:ada%2Bbilling@example.com'],
  ['a@b.example?bcc=evil@example.com', 'mailto:a@b.example%3Fbcc%3Devil@example.com'],
  ['javascript:alert(1)', 'mailto:javascript%3Aalert(1)'],
])('emailHref adds no header of its own for %s', (email, href) => {
  expect(emailHref(email)).toBe(href);
});

it.each([
  ['+44 (20) 7946-0070', 'tel:+442079460070'],
  ['+49 (0)30 901820-7', 'tel:+49309018207'],
  ['+49(0)30/901820', 'tel:+4930901820'],
  ['(030) 901820', 'tel:030901820'],
  ['555.1234', 'tel:5551234'],
  ['+1 303 555 0125;x=1', undefined],
  ['+1 303 555 0125 ext. 7', undefined],
  ['1+1', undefined],
  ['none', undefined],
  ['+', undefined],
  ['', undefined],
])('phoneHref of %s is %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});
