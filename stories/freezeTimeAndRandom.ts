import { seededRandom } from '~~/mocks/seededRandom';
import { storyNow } from '~~/tests/fixtures/storyNow';

/**
 * Freezes the clock and seeds Math.random for a story, so that its screenshots are reproducible.
 * Returns a function that restores both.
 */
export function freezeTimeAndRandom(): () => void {
  const original = { Date, random: Math.random };
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [storyNow] : args, newTarget) as Date,
    apply: () => new original.Date(storyNow).toString(),
    get: (target, key, receiver) =>
      key === 'now' ? () => storyNow : (Reflect.get(target, key, receiver) as unknown),
  });
  Math.random = seededRandom(1);
  return () => {
    globalThis.Date = original.Date;
    Math.random = original.random;
  };
}
