import { expect, it } from 'vitest';
import { isLegalForm, isSameName, nameKey } from '~/domain/text/legalForms';

it.each([
  ['Hallberg Shipping AB', 'hallberg shipping'],
  ['Komma, Inc.', 'komma'],
  ['Müller & Söhne GmbH & Co. KG', 'muller sohne'],
  ['Zielona Sp. z o.o.', 'zielona'],
  ['Lumière S.A.R.L.', 'lumiere'],
  ['Nordic Data A/S', 'nordic data'],
  ['Generation Z', 'generation z'],
  ['Ltd Ventures', 'ltd ventures'],
  ['Company', 'company'],
])('nameKey leaves out the legal form of %s', (name, key) => {
  expect(nameKey(name)).toBe(key);
});

it.each([
  ['hallberg shipping', 'Hallberg Shipping AB', true],
  ['Hallberg Shipping A.B.', 'Hallberg Shipping AB', true],
  ['Hallberg Shipping', 'Hallberg Shipping Norge AB', false],
  ['Hallberg Shipping Ltd', 'Hallberg Shipping AB', false],
  // May be another company of the same group.
  ['Acme Robotics GmbH', 'Acme Robotics', false],
  ['', '!!!', false],
])('isSameName compares %s with %s', (text, name, isSame) => {
  expect(isSameName(text, name)).toBe(isSame);
});

it('isLegalForm takes no other word for one', () => {
  expect(['Inc.', ' GmbH & Co. KG', 'Nova Inc.', ''].map(isLegalForm)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
