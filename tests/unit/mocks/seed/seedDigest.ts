/**
 * The digest of seed 1 with 200 organizations on 2 March 2026. A change means that the demo data of
 * every user changes; raise `modelVersion` then.
 */
export const seedDigest = '8d61430564127005767a81f06d134ddbbe210bf21885bb1969878ad8ff7daf57';

/** The digests of the scenarios that differ in their data. */
export const scenarioDigests = {
  default: seedDigest,
  empty: '1e210ccc15fa011f7aefa7c24ece2db4d29c00b2027d32afcfe289c6532513c2',
  growing: '0fa9414c345637cb20113d485e10b3e396204ca6628b67a97d04eaa5d4a0bfd8',
  awkward: 'd96a0f1d2a3ca850e59212fd40a2dccc9e2d57a5d1da55b815c9d17d4e692472',
} as const;
