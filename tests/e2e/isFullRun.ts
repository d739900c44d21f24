/** False in `npm test`, which tries only the most telling cases of a table. */
export const isFullRun = process.env.AMS_E2E_FULL === '1';
