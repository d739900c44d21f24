import type { Faker } from '@faker-js/faker';

/**
 * Names directly from faker's lists: `faker.person.firstName()` is too slow for 10,000
 * organizations.
 */
export function firstName(faker: Faker): string {
  return faker.helpers.arrayElement(faker.rawDefinitions.person?.first_name?.generic ?? ['Alex']);
}

export function lastName(faker: Faker): string {
  return faker.helpers.arrayElement(faker.rawDefinitions.person?.last_name?.generic ?? ['Morgan']);
}
