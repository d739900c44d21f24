import { faker } from '@faker-js/faker/locale/en';
import type { Faker } from '@faker-js/faker';

/**
 * A separate, seeded faker with the English locale only: the package's main entry point would
 * bundle every locale (https://fakerjs.dev/guide/localization).
 */
export function createFaker(seed: number): Faker {
  const FakerClass = faker.constructor as typeof Faker;
  return new FakerClass({ locale: faker.rawDefinitions, seed });
}
