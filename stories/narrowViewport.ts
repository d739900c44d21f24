/**
 * Renders a story at 320 px, the narrowest width that pages must support (WCAG 1.4.10), and
 * captures it there in both themes.
 */
export const narrowViewport = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  parameters: {
    chromatic: {
      modes: {
        'light desktop': { disable: true },
        'dark desktop': { disable: true },
        'light mobile': { theme: 'light', viewport: 'narrow' },
        'dark mobile': { theme: 'dark', viewport: 'narrow' },
      },
    },
  },
};
