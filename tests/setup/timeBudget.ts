/** The fastest run of `calibrate` on the machine that the budgets were set on, in milliseconds. */
const referenceTime = 20;

/**
 * A time budget in milliseconds, extended on a machine that is slower than the one it was set on: a
 * busy CI machine has taken twice as long.
 */
export function timeBudget(milliseconds: number): number {
  const fastest = Math.min(...Array.from({ length: 5 }, calibrate));
  return milliseconds * Math.max(1, fastest / referenceTime);
}

/** Times work like that of the measured code: it creates, sorts and looks up small objects. */
function calibrate(): number {
  const start = performance.now();
  const rows = Array.from({ length: 20_000 }, (_, index) => ({
    id: `id-${(index * 7919) % 20_000}`,
    index,
  }));
  const byId = new Map(rows.map((row) => [row.id, row]));
  rows.sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const { id } of rows) byId.get(id);
  return performance.now() - start;
}
