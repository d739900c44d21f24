/**
 * Renders a story at 320 px, the narrowest width that pages must support (WCAG 1.4.10), and
 * captures it there only.
 */
export const narrowViewport = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  parameters: {
    chromatic: {
      modes: {
        light: { disable: true },
        dark: { disable: true },
        mobile: { theme: 'light', viewport: 'narrow' },
      },
    },
  },
};
