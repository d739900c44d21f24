/** The moment at which all stories play. */
export const storyNow = Date.UTC(2026, 2, 2, 9, 30);
