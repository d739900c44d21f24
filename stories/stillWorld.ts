import { seededRandom } from '../mocks/seededRandom';
import { today } from './today';

/**
 * Clock and chance stand still for a story, so that it looks the same whenever it is looked at;
 * gives what sets them going again.
 */
export function stillWorld(): () => void {
  const real = { Date, random: Math.random };
  globalThis.Date = new Proxy(Date, {
    construct: (target, args, made) =>
      Reflect.construct(target, args.length === 0 ? [today] : args, made) as Date,
    apply: () => new real.Date(today).toString(),
    get: (target, key, receiver) =>
      key === 'now' ? () => today : (Reflect.get(target, key, receiver) as unknown),
  });
  Math.random = seededRandom(1);
  return () => {
    globalThis.Date = real.Date;
    Math.random = real.random;
  };
}
