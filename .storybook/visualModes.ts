/** The viewports of stories, in the format of Storybook's toolbar. */
export const viewports = {
  desktop: {
    name: 'Desktop, 1280 px',
    styles: { width: '1280px', height: '800px' },
    type: 'desktop',
  },
  mobile: { name: 'Mobile, 375 px', styles: { width: '375px', height: '812px' }, type: 'mobile' },
  narrow: {
    name: 'Narrowest, 320 px',
    styles: { width: '320px', height: '640px' },
    type: 'mobile',
  },
} as const;

/**
 * The modes in which Chromatic and the local visual regression test capture every story: both
 * themes at both widths.
 */
export const visualModes = {
  'light desktop': { theme: 'light', viewport: 'desktop' },
  'dark desktop': { theme: 'dark', viewport: 'desktop' },
  'light mobile': { theme: 'light', viewport: 'mobile' },
  'dark mobile': { theme: 'dark', viewport: 'mobile' },
} as const;

export type ModeName = keyof typeof visualModes;

/** The mode of the tests that run most often; the others are part of the full test run. */
export const defaultMode: ModeName = 'light desktop';
export const remainingModes: readonly ModeName[] = ['dark mobile', 'dark desktop', 'light mobile'];

/** The name of the Vitest project that tests all stories in one of the remaining modes. */
export const storyProjectName = (mode: ModeName) => `stories-${mode.replace(' ', '-')}`;
