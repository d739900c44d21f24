/**
 * A number over time, as one array because a row holds only primitives: pairs of a day (days since
 * 1970-01-01 UTC) and the number from that day on, oldest first.
 */
export type ChangeHistory = readonly number[];

export interface DatedValue {
  /** Days since 1970-01-01 UTC. */
  readonly day: number;
  readonly value: number;
}

/** The number at the end of a day; undefined before the first one. */
export function valueOn(history: ChangeHistory, day: number): number | undefined {
  let value: number | undefined;
  for (let index = 0; index < history.length && (history[index] ?? 0) <= day; index += 2)
    value = history[index + 1];
  return value;
}

/** The history with a new number from `day` on, which must not be before the last change. */
export function withChange(history: ChangeHistory, day: number, value: number): number[] {
  const changed = [...history];
  appendChange(changed, day, value);
  return changed;
}

/** Like `withChange`, in place. */
export function appendChange(history: number[], day: number, value: number): void {
  if (history.at(-2) === day) history.splice(-2);
  if (history.at(-1) !== value) history.push(day, value);
}

/** The numbers in effect from `from` to `to`, including the one in effect at the start. */
export function valuesBetween(history: ChangeHistory, from: number, to: number): DatedValue[] {
  const values: DatedValue[] = [];
  for (let index = 0; index < history.length; index += 2) {
    const day = history[index] ?? 0;
    const next = history[index + 2];
    if (day <= to && (next === undefined || next > from))
      values.push({ day, value: history[index + 1] ?? 0 });
  }
  return values;
}
