/**
 * The digest of seed 1 with 200 organizations on 2 March 2026. A change means that the demo data of
 * every user changes; raise `modelVersion` then.
 */
export const seedDigest = 'd8e754903ca64e620efff5b640f964fc58a00a2ded55622bd985f9ba307c4cce';

/** The digests of the scenarios that differ in their data. */
export const scenarioDigests = {
  default: seedDigest,
  empty: '1e210ccc15fa011f7aefa7c24ece2db4d29c00b2027d32afcfe289c6532513c2',
  growing: '76a9934d8e59fcf143959bbeaa889c95d81f25e66c0690a4f2546f18a46ca383',
  awkward: 'a2dc81bf4b177797871622ec741de728c67c267d69dda019a37b1fd464ad4400',
} as const;
