/** Story globals that apply all hover styles (storybook-addon-pseudo-states). */
export const hovered = { pseudo: { hover: true } };

/** Story globals that apply all hover and active styles. */
export const pressed = { pseudo: { hover: true, active: true } };
