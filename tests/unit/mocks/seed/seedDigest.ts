/**
 * The digest of seed 1 with 200 organizations on 2 March 2026. A change means that the demo data of
 * every user changes; raise `modelVersion` then.
 */
export const seedDigest = '96d3eb6a8d163c86d4f74653f3e11487a8ba12f76dd672db2578cf8652ffbee9';

/** The digests of the scenarios that differ in their data. */
export const scenarioDigests = {
  default: seedDigest,
  empty: '1e210ccc15fa011f7aefa7c24ece2db4d29c00b2027d32afcfe289c6532513c2',
  growing: '03eb9d057592fe95bd692e01d14a757d344a035efdee71145e53568d5a614b29',
  awkward: '90af5a6b098af150af6af2e354a9c2786f341a61f4dcc73e459eab83d9aee231',
} as const;
