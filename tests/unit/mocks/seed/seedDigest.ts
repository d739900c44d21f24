/**
 * The digest of seed 1 with 200 organizations on 2 March 2026. A change means that the demo data of
 * every user changes; raise `modelVersion` then.
 */
export const seedDigest = '7e31fd9dac693fc9aaf7ae26b90bbf3d18b7014092ff17cbd47514a71ae40b01';

/** The digests of the scenarios that differ in their data. */
export const scenarioDigests = {
  default: seedDigest,
  empty: '1e210ccc15fa011f7aefa7c24ece2db4d29c00b2027d32afcfe289c6532513c2',
  growing: '7b1e87c92592205651dce115ebb08eade23e0dfcc4bea017e003ee25b18eb239',
  awkward: 'aaad8535dbccdab57bde6a7ee6c5bdf62b83a2788bb1b283c94597b7afafa937',
} as const;
