import { seededRandom } from '../mocks/seededRandom';
import { storyNow } from './storyNow';

/**
 * Clock and chance stand still for a story, so that it looks the same whenever it is looked at;
 * gives what sets them going again.
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
