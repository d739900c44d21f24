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

/** The modes in which Chromatic and the local visual regression test capture every story. */
export const visualModes = {
  light: { theme: 'light', viewport: 'desktop' },
  dark: { theme: 'dark', viewport: 'desktop' },
  mobile: { theme: 'light', viewport: 'mobile' },
} as const;

export type ModeName = keyof typeof visualModes;
