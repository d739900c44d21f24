/**
 * A story at the narrowest width that pages must fit (WCAG 1.4.10), pictured there in both themes.
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
