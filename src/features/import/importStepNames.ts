/** The steps of an import, in order. */
export const importSteps = ['Files', 'Columns', 'Check'] as const;

export type ImportStep = (typeof importSteps)[number];
