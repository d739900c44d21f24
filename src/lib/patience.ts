/** Milliseconds that a wait goes unmentioned; most answers are there by then. */
export const patience = 150;
