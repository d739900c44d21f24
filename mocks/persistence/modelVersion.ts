/**
 * Version of the demo data stored in browsers. Raise it when the rows or the seed change. A browser
 * with another version starts again from the seed, as does one whose rows don't match
 * `recordSchemas`.
 */
export const modelVersion = 7;
