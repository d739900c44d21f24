import { CSPProvider } from '@base-ui/react/csp-provider';
import { css, Global } from '@emotion/react';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../src/theme/fonts.css';
import { rootCss } from '../src/theme/rootCss';
import { freezeTimeAndRandom } from '../stories/freezeTimeAndRandom';
import { disableElementControls } from './disableElementControls';
import { visualModes, viewports } from './visualModes';

// The first story of a screen also has to load the screen's chunks.
configure({ asyncUtilTimeout: 8000 });

/** In milliseconds; longer animations are those of indicators. */
const longestTransition = 500;

const rootStyle = css(rootCss());

/** Adds the theme's variables and, unless the story renders a full page, a main landmark. */
const withGlobalStyles: Decorator = (Story, { parameters }) => (
  <CSPProvider disableStyleElements>
    <Global styles={rootStyle} />
    {parameters.layout === 'fullscreen' ? (
      <Story />
    ) : (
      <main>
        <Story />
      </main>
    )}
  </CSPProvider>
);

/**
 * Applies the toolbar's theme before the story renders, because a StoryApp reads it on creation.
 */
const withTheme: Decorator = (Story, { globals }) => {
  document.documentElement.dataset.theme = themeFromGlobals(globals);
  return <Story />;
};

/**
 * axe checks a story when this has resolved: what a screen renders after its first paint is there, and
 * nothing that moves in or out covers a part of a button.
 */
async function waitUntilSettled(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
  const transitions = document.getAnimations().filter(({ playState, timeline, effect }) => {
    const { endTime } = effect?.getComputedTiming() ?? {};
    const isShort = timeline === document.timeline && Number(endTime) <= longestTransition;
    return isShort && playState === 'running';
  });
  await Promise.race([
    Promise.allSettled(transitions.map(({ finished }) => finished)),
    // Storybook pauses animations: one that is paused meanwhile doesn't finish.
    new Promise((resolve) => setTimeout(resolve, longestTransition)),
  ]);
}

function themeFromGlobals({ theme }: Record<string, unknown>): 'light' | 'dark' {
  return theme === 'dark' ? 'dark' : 'light';
}

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [withTheme, withGlobalStyles],
  loaders: [() => document.fonts.load("14px 'Inter Variable'").then(() => ({}))],
  beforeEach: freezeTimeAndRandom,
  afterEach: waitUntilSettled,
  argTypesEnhancers: [disableElementControls],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', viewport: { value: 'desktop', isRotated: false } },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true },
    viewport: { options: viewports },
    a11y: {
      test: 'error',
      options: {
        runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
        rules: { 'target-size': { enabled: true } },
      },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'docs',
          ['Start here'],
          'tokens',
          'messages',
          'screens',
          'dialogs',
          'forms',
          'layouts',
          'ui',
        ],
      },
    },
    chromatic: { modes: visualModes },
  },
};

export default preview;
