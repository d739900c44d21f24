import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { visualModes, viewportSize } from '../../.storybook/visualModes';
import { launchOptions } from '../run/chromium';
import { currentScreenshotRun } from '../run/screenshotRun';

/** Screenshots of every story in every visual mode. Started by tests/run/screenshotRun.ts. */
const { screenshots, report } = currentScreenshotRun();
const root = resolve(import.meta.dirname, '../..');

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
  // No tolerance: one step in one channel of one pixel is a difference. The short timeout suffices
  // because each story is stable before its screenshot is taken.
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
