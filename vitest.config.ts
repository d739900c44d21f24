import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { looks, type Look } from './.storybook/looks';
import { launchOptions } from './tests/run/chromium';
import { asksFor } from './tests/setup/askedProjects';
import { dependenciesOf } from './vite/dependencies';

/**
 * Two looks together show every story in both themes and at both widths; the other two are for the
 * long run.
 */
const soon: readonly Look[] = ['light desktop', 'dark mobile'];
const later: readonly Look[] = ['dark desktop', 'light mobile'];

const quiet = { setupFiles: ['tests/setup/quietConsole.ts'] };

/**
 * As the end-to-end tests: once more in a real browser, when the machine had other things to do.
 */
const retry = process.env.CI ? 1 : 0;

const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: launchOptions(),
    contextOptions: { locale: 'en-GB', reducedMotion: 'reduce' },
  }),
});

/**
 * All stories, each look in a browser of its own. Storybook brings its own Vite configuration, so
 * nothing of this one.
 */
const stories = (name: string, which: readonly Look[]): TestProjectInlineConfiguration => ({
  plugins: [storybookTest({ configDir: '.storybook' })],
  optimizeDeps: { include: dependenciesOf('src', 'mocks', 'stories', '.storybook') },
  test: {
    ...quiet,
    retry,
    // One page per look for all files: each story builds and leaves its own world, and a fresh page
    // per file costs three times as much.
    isolate: false,
    browser: {
      ...inChromium(),
      // What `storybookTest({ initialGlobals })` provides, given to each instance: the looks share
      // one server that way.
      instances: which.map((look) => ({
        browser: 'chromium' as const,
        name: `${name}, ${look}`,
        provide: {
          'storybook/test-initial-globals': {
            theme: looks[look].theme,
            viewport: { value: looks[look].viewport },
          },
        },
      })),
    },
  },
});

const projects: Record<string, () => TestProjectInlineConfiguration> = {
  // Unless told, Vitest leaves a core to whoever watches; of two that is half. A group of its own,
  // as whatever has other workers must be.
  unit: () => ({
    extends: true,
    test: {
      include: ['tests/unit/**/*.test.{ts,tsx}'],
      ...quiet,
      maxWorkers: '100%',
      sequence: { groupOrder: 1 },
    },
  }),
  house: () => ({ extends: true, test: { include: ['tests/house/**/*.test.ts'] } }),
  full: () => ({
    extends: true,
    test: {
      include: ['tests/full/**/*.test.{ts,tsx}'],
      testTimeout: 30 * 60_000,
      hookTimeout: 5 * 60_000,
    },
  }),
  browser: () => ({
    extends: true,
    optimizeDeps: { include: dependenciesOf('src', 'mocks', 'tests/browser') },
    test: {
      include: ['tests/browser/**/*.test.{ts,tsx}'],
      ...quiet,
      retry,
      browser: { ...inChromium(), instances: [{ browser: 'chromium' }] },
    },
  }),
  stories: () => stories('stories', soon),
  looks: () => stories('looks', later),
};

export default defineConfig({
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  publicDir: false,
  test: {
    // A browser's teardown waits for nothing but the clock; a worker of Node ends when its servers
    // have.
    teardownTimeout: asksFor('unit') ? 10_000 : 800,
    projects: Object.entries(projects)
      .filter(([name]) => asksFor(name))
      .map(([name, make]) => {
        const project = make();
        return { ...project, test: { ...project.test, name } };
      }),
  },
});
