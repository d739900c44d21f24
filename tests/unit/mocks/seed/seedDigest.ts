/**
 * The digest of seed 1 with 200 organizations on 2 March 2026. A change means that the demo data of
 * every user changes; raise `modelVersion` then.
 */
export const seedDigest = '7a77a53d496299376621d573be08d28de145b911cc0166c3ac0e2c4358780d90';

/** The digests of the scenarios that differ in their data. */
export const scenarioDigests = {
  default: seedDigest,
  empty: '70d32d7ec6256d1d7c1da42677518c2d9c98e744303dca9bd9204d4437472b51',
  growing: '0a3eb41c497dea49cd404a4feb8d7d2be1245ecdc12f2ec14dc53dcf6ad1ab7c',
} as const;
