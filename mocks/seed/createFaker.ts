import { faker } from '@faker-js/faker/locale/en';
import type { Faker } from '@faker-js/faker';

/**
 * A faker of one's own with the English words alone: the package's main entry would bring every
 * language along.
 */
export function createFaker(seed: number): Faker {
  const FakerClass = faker.constructor as typeof Faker;
  return new FakerClass({ locale: faker.rawDefinitions, seed });
}
