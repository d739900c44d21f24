import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { visualModes, viewportSize } from '../../.storybook/visualModes';
import { launchOptions } from '../run/chromium';
import { currentScreenshotRun } from '../run/screenshotRun';

/** The camera: every story of a built gallery in every look. Started by tests/run/screenshotRun.ts. */
const { screenshots, report } = currentScreenshotRun();
const root = resolve(import.meta.dirname, '../..');

/**
 * One thread that draws everything anew, by the same instructions on every machine: without these a
 * rounded corner is now and then one step off.
 */
const deterministicRasterArgs = [
  '--num-raster-threads=1',
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
];

export default defineConfig<{ theme: string }>({
  testDir: '.',
  globalSetup: './serveStorybook.ts',
  outputDir: resolve(root, '.cache/visual/results'),
  snapshotPathTemplate: `${screenshots}/{arg}-{projectName}{ext}`,
  updateSnapshots: 'none',
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  // Nothing is forgiven: a pixel that is one step off in one channel is a difference. The camera
  // has waited already: one that differs won't come right.
  expect: {
    timeout: 5_000,
    toHaveScreenshot: {
      threshold: 0,
      maxDiffPixels: 0,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    },
  },
  reporter: [
    [process.env.CI ? 'dot' : 'line'],
    ['html', { outputFolder: report, open: 'never', title: 'Stories before and after' }],
  ],
  use: {
    browserName: 'chromium',
    launchOptions: {
      ...launchOptions(),
      args: [...launchOptions().args, ...deterministicRasterArgs],
    },
    locale: 'en-GB',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: Object.entries(visualModes).map(([name, { theme, viewport }]) => ({
    name,
    use: { theme, viewport: viewportSize(viewport) },
  })),
});
