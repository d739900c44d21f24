/** The current time in all stories. */
export const storyNow = Date.UTC(2026, 2, 2, 9, 30);
