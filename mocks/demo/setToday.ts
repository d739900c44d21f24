import { clockOffset } from '../demoParameters';

/**
 * Moves the page's clock to a day without changing the time of day. The console and its mock API
 * share the clock, so a token that is valid for 30 days expires 30 days after the demo's day.
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
