import { seededRandom } from './seededRandom';

const alphabet = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * Generates strings for ids and secrets from the seed and the clock: reproducible with a fixed
 * clock, different after a reload.
 */
export function createUniqueStringGenerator(
  seed: number,
  now: () => number,
): (length: number) => string {
  let count = 0;
  return (length) => {
    count += 1;
    const random = seededRandom(
      seed ^ Math.imul(now() % 0x1_0000_0000, 0x9e3779b1) ^ Math.imul(count, 0x85ebca6b),
    );
    return Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]).join('');
  };
}
