/** Milliseconds before a pending state becomes visible; most responses arrive sooner. */
export const PENDING_DELAY = 150;
