import { resolve } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserContextOptions } from 'playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { visualModes, type ModeName } from './.storybook/visualModes';
import { chromiumArgs, launchOptions } from './tests/run/chromium';

const consoleSetup = { setupFiles: ['tests/setup/failOnConsoleErrors.ts'] };
const storySetupFiles = [...consoleSetup.setupFiles, 'tests/setup/restoreClock.ts'];

/** Like the end-to-end tests: CI retries browser tests once, because its machines may be busy. */
const retry = process.env.CI ? 1 : 0;

/** In milliseconds: the first test of a page waits while Vite transforms the modules it imports. */
const browserTestTimeout = 60_000;

/** Whose packages Vite optimizes before the first test: it would reload the page for others. */
const browserSources = (...folders: readonly string[]) =>
  ['src', 'mocks/!(node)', ...folders].map((folder) => `${folder}/**/*.{ts,tsx}`);

const chromiumBrowser = (
  extraArgs: readonly string[] = [],
  contextOptions: BrowserContextOptions = {},
) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { ...launchOptions(), args: [...chromiumArgs, ...extraArgs] },
    contextOptions: { locale: 'en-GB', reducedMotion: 'reduce', ...contextOptions },
  }),
});

/**
 * All stories, in each mode. Doesn't extend this configuration, because `storybookTest` loads
 * Storybook's Vite configuration.
 */
const storyProject = (
  modes: readonly ModeName[],
  browser = chromiumBrowser(),
): TestProjectInlineConfiguration => ({
  plugins: [storybookTest({ configDir: '.storybook' })],
  resolve: { tsconfigPaths: true },
  optimizeDeps: { entries: browserSources('stories', '.storybook') },
  test: {
    setupFiles: storySetupFiles,
    retry,
    testTimeout: browserTestTimeout,
    // One page per mode: each story builds its own app, and a new page per file takes three times
    // as long.
    isolate: false,
    // Two pages, because a page uses one core.
    maxWorkers: 2,
    browser: {
      ...browser,
      // What `storybookTest({ initialGlobals })` provides, set per instance, so that the modes
      // share one server.
      instances: modes.map((mode) => ({
        browser: 'chromium' as const,
        name: mode,
        provide: {
          visualMode: mode,
          'storybook/test-initial-globals': {
            theme: visualModes[mode].theme,
            viewport: { value: visualModes[mode].viewport },
          },
        },
      })),
    },
  },
});

/**
 * Without these, antialiased pixels of rounded corners are now and then off by one step: parallel
 * and partial rasterization, and Skia's CPU-specific code paths
 * (https://peter.sh/experiments/chromium-command-line-switches/).
 */
const deterministicRasterArgs = [
  '--num-raster-threads=1',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
];

/** `npm run visual`: all stories in all modes, compared with the screenshots of its last update. */
function visualProject(): TestProjectInlineConfiguration {
  // Vitest would scale a page down that is larger than its window.
  const viewport = { width: 1280, height: 6000 };
  const { test, ...project } = storyProject(['light', 'dark', 'mobile'], {
    ...chromiumBrowser(deterministicRasterArgs, { viewport }),
  });
  return {
    ...project,
    test: {
      ...test,
      setupFiles: [...storySetupFiles, 'tests/visual/matchScreenshot.ts'],
      hookTimeout: browserTestTimeout,
      browser: {
        ...test?.browser,
        expect: {
          toMatchScreenshot: {
            timeout: 20_000,
            // No tolerance: one step in one channel of one pixel is a difference.
            comparatorOptions: { threshold: 0, includeAA: true },
            resolveScreenshotPath: ({ arg, ext }) => resolve(`.cache/visual/baseline/${arg}${ext}`),
            resolveDiffPath: ({ arg, ext }) => resolve(`.cache/visual/differences/${arg}${ext}`),
          },
        },
      },
    },
  };
}

const projects: Record<string, () => TestProjectInlineConfiguration> = {
  // By default, Vitest leaves one core free: half of a machine with two. Projects with different
  // `maxWorkers` need different groups (https://vitest.dev/config/sequence#sequence-grouporder).
  unit: () => ({
    extends: true,
    test: {
      include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/layers.test.ts', 'tests/documents.test.ts'],
      setupFiles: [...consoleSetup.setupFiles, 'tests/setup/unitEnvironment.ts'],
      // Loading React, MobX, yup and msw once per worker instead of once per file saves a third.
      isolate: false,
      // A busy CI machine takes several times as long as ours.
      testTimeout: 20_000,
      maxWorkers: '100%',
      sequence: { groupOrder: 1 },
    },
  }),
  // `npm run size`: the staff build, and what React renders.
  size: () => ({
    extends: true,
    test: { include: ['tests/{build,renders}.test.ts'], testTimeout: 60_000 },
  }),
  full: () => ({
    extends: true,
    test: {
      include: ['tests/full/**/*.test.ts'],
      testTimeout: 10 * 60_000,
      hookTimeout: 5 * 60_000,
      fileParallelism: false,
    },
  }),
  stories: () => storyProject(['light']),
  visual: visualProject,
};

/**
 * The projects of the command line. The others aren't configured at all: unit tests run without
 * Storybook's index and without Chromium.
 */
const requested = process.argv.flatMap((argument, index, argv) =>
  argv[index - 1] === '--project' ? argument : (/^--project=(.*)/.exec(argument)?.slice(1) ?? []),
);
const isRequested = (name: string) => requested.length === 0 || requested.includes(name);

export default defineConfig({
  plugins: [react()],
  publicDir: false,
  resolve: { tsconfigPaths: true },
  test: {
    attachmentsDir: '.cache/attachments',
    // Browser projects always use up this timeout at teardown; the unit tests need it to close
    // their servers.
    teardownTimeout: isRequested('unit') ? 10_000 : 800,
    projects: Object.entries(projects)
      .filter(([name]) => isRequested(name))
      .map(([name, make]) => {
        const project = make();
        return { ...project, test: { ...project.test, name } };
      }),
  },
});
