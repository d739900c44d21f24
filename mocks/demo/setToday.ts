import { clockOffset } from '../demoParameters';

/**
 * Puts the page's clock on a day, at the hour that it is: the console and its mock API live on it
 * together, so that a token made "for 30 days" ends 30 days after the day that the demo plays on.
 */
export function setToday(day: string | undefined): void {
  const RealDate = globalThis.Date;
  const offset = clockOffset(day, RealDate.now());
  if (offset === 0) return;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: [], newTarget) =>
      Reflect.construct(
        target,
        args.length === 0 ? [RealDate.now() + offset] : args,
        newTarget,
      ) as Date,
    apply: () => new Date().toString(),
    get: (target, property) =>
      property === 'now'
        ? () => RealDate.now() + offset
        : (Reflect.get(target, property) as unknown),
  });
}
