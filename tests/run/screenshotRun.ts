import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { ensureChromium } from './chromium';
import { toolPath } from './toolPath';

/** The options of a run of tests/visual, passed to its processes in the environment. */
export interface ScreenshotRun {
  /** Folder of the Storybook build. */
  readonly storybook: string;
  /** Folder of the screenshots. */
  readonly screenshots: string;
  /** Selects the stories whose id contains this. */
  readonly idFilter: string;
  /**
   * `take` writes all screenshots, `missing` those that don't exist, `compare` compares the stories
   * with them.
   */
  readonly action: 'take' | 'missing' | 'compare';
  readonly report: string;
}

/** Takes or compares screenshots with Playwright; returns its exit code. */
export function runScreenshots({ storybook, screenshots, report, ...rest }: ScreenshotRun): number {
  // With `missing` there may be nothing to do; no stories to compare is an error.
  const options = rest.action === 'missing' ? ['--pass-with-no-tests'] : [];
  const paths = {
    storybook: resolve(storybook),
    screenshots: resolve(screenshots),
    report: resolve(report),
  };
  const env = {
    ...process.env,
    CHROMIUM_PATH: ensureChromium(),
    AMS_SCREENSHOTS: JSON.stringify({ ...rest, ...paths }),
    PLAYWRIGHT_HTML_OPEN: 'never',
  };
  const [program, ...args] = [
    toolPath('playwright'),
    'test',
    '--config',
    'tests/visual/playwright.config.ts',
    ...options,
  ];
  return (
    spawnSync(program, args, { env, stdio: 'inherit', shell: process.platform === 'win32' })
      .status ?? 1
  );
}

/** The options that `runScreenshots` passed to this process. */
export function currentScreenshotRun(): ScreenshotRun {
  const serialized = process.env.AMS_SCREENSHOTS;
  if (!serialized)
    throw new Error('Run `npm run visual` or `npm run screenshots`: they build Storybook first.');
  return JSON.parse(serialized) as ScreenshotRun;
}
