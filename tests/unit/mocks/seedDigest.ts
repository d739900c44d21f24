/**
 * The digest of seed 1 with 200 organizations on 2 March 2026. A change means that the demo data of
 * every user changes; raise `modelVersion` then.
 */
export const seedDigest = '467d502ddb3c362d36a8d17223e79b793f1851fda2e4dadffabfff8104fd3b22';

/** The digests of the scenarios that differ in their data. */
export const scenarioDigests = {
  default: seedDigest,
  empty: '70d32d7ec6256d1d7c1da42677518c2d9c98e744303dca9bd9204d4437472b51',
  growing: '2936175afaf9eaafafccbc4529aa5b8cbf5d90e8a21852111c6593198845b0e9',
} as const;
