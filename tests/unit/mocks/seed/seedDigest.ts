/**
 * The digest of seed 1 with 200 organizations on 2 March 2026. A change means that the demo data of
 * every user changes; raise `modelVersion` then.
 */
export const seedDigest = 'ef3e9f476c1f08ca83e9f5769bf15e558af7737364fca132433f95c7499483aa';

/** The digests of the scenarios that differ in their data. */
export const scenarioDigests = {
  default: seedDigest,
  empty: '1e210ccc15fa011f7aefa7c24ece2db4d29c00b2027d32afcfe289c6532513c2',
  growing: '3b03efcda89b4c61c5e05ea88c631e696320d5265a4529c92467c26f6bf7e2ee',
  awkward: 'f64e12de39af524b61dce4de8a507e83ed8c2820398f3c983415e5e122b0c869',
} as const;
