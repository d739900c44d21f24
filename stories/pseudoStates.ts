/**
 * Globals of a story that stands as under the pointer: whatever in it has a look for that shows it.
 */
export const hovered = { pseudo: { hover: true } };

/** The same, and pressed. */
export const pressed = { pseudo: { hover: true, active: true } };
