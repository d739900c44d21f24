/**
 * The digest of seed 1 with 200 organizations on 2 March 2026. A change means that the demo data of
 * every user changes; raise `modelVersion` then.
 */
export const seedDigest = '073acddb88000e900439cf25b3c0ae854f63c18b1acd501caff3bcb092006ba7';

/** The digests of the scenarios that differ in their data. */
export const scenarioDigests = {
  default: seedDigest,
  empty: '1e210ccc15fa011f7aefa7c24ece2db4d29c00b2027d32afcfe289c6532513c2',
  growing: '6a6673e565cd14a6bbda721e4f91d804df12b70efc53bf46c711bf5219cbdb67',
  awkward: '8af2629fed97f07059cfdd20338117da1400edf5aa7332a3c3eb2393392eaafc',
} as const;
