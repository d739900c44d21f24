/**
 * The digest of seed 1 with 200 organizations on 2 March 2026. A change means that the demo data of
 * every user changes; raise `modelVersion` then.
 */
export const seedDigest = '10aa899d259cab4dd80d23b0381600a83d543871f95f96b9422bd0b5ea239378';

/** The digests of the scenarios that differ in their data. */
export const scenarioDigests = {
  default: seedDigest,
  empty: '1e210ccc15fa011f7aefa7c24ece2db4d29c00b2027d32afcfe289c6532513c2',
  growing: '45ed0d5ed57abd431dc59da104604b18c909ef40f24a2be868baedf54f644c42',
  awkward: '9426b54b47df7553dc48e9b0dd960f6e2e9944dd8cde870cb94de1b45081504c',
} as const;
