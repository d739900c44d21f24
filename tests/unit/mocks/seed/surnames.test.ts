import { expect, it } from 'vitest';
import surnames from '~~/mocks/seed/regions/surnames.json';
import { surnamesFromFaker } from '~~/mocks/seed/regions/surnamesFromFaker';

it('surnames.json contains the surnames of the installed version of faker', () =>
  expect(surnames).toEqual(surnamesFromFaker()));
