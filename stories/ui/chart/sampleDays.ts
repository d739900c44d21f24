const dayLength = 86_400_000;

/** The last `count` calendar days up to 30 March 2026, oldest first. */
export function sampleDays(count: number): string[] {
  const last = Date.UTC(2026, 2, 30);
  return Array.from({ length: count }, (_, index) =>
    new Date(last - (count - 1 - index) * dayLength).toISOString().slice(0, 10),
  );
}

/** Deterministic counts around an average, growing slightly and lower at weekends. */
export function sampleCounts(count: number, average: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const fromEnd = count - 1 - index;
    const weekend = fromEnd % 7 === 1 || fromEnd % 7 === 2;
    return Math.round(
      average * (1 - fromEnd / (count * 5)) * (weekend ? 0.72 : 1 - ((index * 37) % 11) / 90),
    );
  });
}
