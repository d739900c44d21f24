/**
 * Version of the demo data stored in browsers. Raise it when the rows or the seed change;
 * tests/unit/mocks/modelVersion.test.ts fails then. A browser with another version starts again
 * from the seed.
 */
export const modelVersion = 5;
