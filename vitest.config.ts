import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { visualModes, type ModeName } from './.storybook/visualModes';
import { launchOptions } from './tests/run/chromium';
import { isProjectRequested } from './tests/setup/isProjectRequested';
import { findDependencies } from './vite/findDependencies';

/**
 * Two looks together show every story in both themes and at both widths; the other two are for the
 * long run.
 */
const defaultModes: readonly ModeName[] = ['light desktop', 'dark mobile'];
const remainingModes: readonly ModeName[] = ['dark desktop', 'light mobile'];

const consoleSetup = { setupFiles: ['tests/setup/failOnConsoleErrors.ts'] };

/**
 * As the end-to-end tests: once more in a real browser, when the machine had other things to do.
 */
const retry = process.env.CI ? 1 : 0;

const chromiumBrowser = () => ({
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
const storyProject = (
  name: string,
  modes: readonly ModeName[],
): TestProjectInlineConfiguration => ({
  plugins: [storybookTest({ configDir: '.storybook' })],
  optimizeDeps: { include: findDependencies('src', 'mocks', 'stories', '.storybook') },
  test: {
    ...consoleSetup,
    retry,
    // One page per look for all files: each story builds and leaves its own world, and a fresh page
    // per file costs three times as much.
    isolate: false,
    browser: {
      ...chromiumBrowser(),
      // What `storybookTest({ initialGlobals })` provides, given to each instance: the looks share
      // one server that way.
      instances: modes.map((mode) => ({
        browser: 'chromium' as const,
        name: `${name}, ${mode}`,
        provide: {
          'storybook/test-initial-globals': {
            theme: visualModes[mode].theme,
            viewport: { value: visualModes[mode].viewport },
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
      ...consoleSetup,
      maxWorkers: '100%',
      sequence: { groupOrder: 1 },
    },
  }),
  architecture: () => ({ extends: true, test: { include: ['tests/architecture/**/*.test.ts'] } }),
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
    optimizeDeps: { include: findDependencies('src', 'mocks', 'tests/browser') },
    test: {
      include: ['tests/browser/**/*.test.{ts,tsx}'],
      ...consoleSetup,
      retry,
      browser: { ...chromiumBrowser(), instances: [{ browser: 'chromium' }] },
    },
  }),
  stories: () => storyProject('stories', defaultModes),
  'remaining-modes': () => storyProject('remaining-modes', remainingModes),
};

export default defineConfig({
  plugins: [react({ jsxImportSource: '@emotion/react' })],
  publicDir: false,
  test: {
    // A browser's teardown waits for nothing but the clock; a worker of Node ends when its servers
    // have.
    teardownTimeout: isProjectRequested('unit') ? 10_000 : 800,
    projects: Object.entries(projects)
      .filter(([name]) => isProjectRequested(name))
      .map(([name, make]) => {
        const project = make();
        return { ...project, test: { ...project.test, name } };
      }),
  },
});
