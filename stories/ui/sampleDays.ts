const dayLength = 86_400_000;

/** So many calendar days up to 30 March 2026, oldest first. */
export function sampleDays(count: number): string[] {
  const last = Date.UTC(2026, 2, 30);
  return Array.from({ length: count }, (_, index) =>
    new Date(last - (count - 1 - index) * dayLength).toISOString().slice(0, 10),
  );
}

/** Counts around a number that grow a little and are lower at weekends; the same at every call. */
export function sampleCounts(count: number, average: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const fromEnd = count - 1 - index;
    const weekend = fromEnd % 7 === 1 || fromEnd % 7 === 2;
    return Math.round(
      average * (1 - fromEnd / (count * 5)) * (weekend ? 0.72 : 1 - ((index * 37) % 11) / 90),
    );
  });
}
