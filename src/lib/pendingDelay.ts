/** Milliseconds that a wait goes unmentioned; most answers are there by then. */
export const PENDING_DELAY = 150;
