/**
 * The digest of seed 1 with 200 organizations on 2 March 2026. A change means that the demo data of
 * every user changes; raise `modelVersion` then.
 */
export const seedDigest = 'f3548fe0ed97bd21443f08e7623ada43db1f290733ecc2985d26deced2ce9552';

/** The digests of the scenarios that differ in their data. */
export const scenarioDigests = {
  default: seedDigest,
  empty: '1e210ccc15fa011f7aefa7c24ece2db4d29c00b2027d32afcfe289c6532513c2',
  growing: 'cae68374b80cc9f655f997e7c9f57bedb8898e45db0dd04f66f950932a4ecb4b',
  awkward: '05ab2b465fbc3af38c2d9a99956599111bd797962ba88664722736473128434e',
} as const;
