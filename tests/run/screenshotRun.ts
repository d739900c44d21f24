import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { ensureChromium } from './chromium';
import { toolPath } from './toolPath';

/** A run of the camera (tests/visual), as its own processes are told about it. */
export interface ScreenshotRun {
  /** The built gallery whose stories are pictured. */
  readonly storybook: string;
  /** Where the pictures are, or come to be. */
  readonly screenshots: string;
  /** Of all stories, those whose id holds this. */
  readonly idFilter: string;
  /**
   * `take` makes pictures, `missing` those alone that aren't there, `compare` holds the stories
   * against them.
   */
  readonly action: 'take' | 'missing' | 'compare';
  readonly report: string;
}

/** Takes or compares pictures, with Playwright; gives its exit code. */
export function runScreenshots({ storybook, screenshots, report, ...rest }: ScreenshotRun): number {
  // Nothing may be missing; but what is to be compared must be there.
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

/** What `shoot` has told this process. */
export function currentScreenshotRun(): ScreenshotRun {
  const serialized = process.env.AMS_SCREENSHOTS;
  if (!serialized)
    throw new Error(
      'Start the camera with `npm run visual` or `npm run screenshots`: they build the gallery first.',
    );
  return JSON.parse(serialized) as ScreenshotRun;
}
