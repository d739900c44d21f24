/**
 * A seeded generator of numbers in [0, 1) (mulberry32). Integer arithmetic and one division, so the
 * results are identical in every engine.
 */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    return hashToUnit(state);
  };
}

/** A number in [0, 1) that looks random but depends on the seed alone. */
export function hashToUnit(seed: number): number {
  let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}
