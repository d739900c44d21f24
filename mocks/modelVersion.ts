/**
 * The version of what a browser keeps of the demo: to be raised when the tables' rows change, or
 * the seed that the changes lie over. A browser with changes to another version starts from the
 * seed. tests/unit/mocks/modelVersion.test.ts tells when.
 */
export const modelVersion = 1;
