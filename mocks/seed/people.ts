import type { Faker } from '@faker-js/faker';

/**
 * Names straight from faker's lists: its own `firstName()` fills in a template each time, which
 * 10,000 organizations don't bear.
 */
export function firstName(faker: Faker): string {
  return faker.helpers.arrayElement(faker.rawDefinitions.person?.first_name?.generic ?? ['Alex']);
}

export function lastName(faker: Faker): string {
  return faker.helpers.arrayElement(faker.rawDefinitions.person?.last_name?.generic ?? ['Morgan']);
}
