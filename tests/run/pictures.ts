import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { needChromium } from './chromium';
import { tool } from './tool';

/** A run of the camera (tests/visual), as its own processes are told about it. */
export interface Shoot {
  /** The built gallery whose stories are pictured. */
  readonly gallery: string;
  /** Where the pictures are, or come to be. */
  readonly pictures: string;
  /** Of all stories, those whose id holds this. */
  readonly part: string;
  /**
   * `take` makes pictures, `missing` those alone that aren't there, `compare` holds the stories
   * against them.
   */
  readonly what: 'take' | 'missing' | 'compare';
  readonly report: string;
}

/** Takes or compares pictures, with Playwright; gives its exit code. */
export function shoot({ gallery, pictures, report, ...rest }: Shoot): number {
  // Nothing may be missing; but what is to be compared must be there.
  const options = rest.what === 'missing' ? ['--pass-with-no-tests'] : [];
  const paths = { gallery: resolve(gallery), pictures: resolve(pictures), report: resolve(report) };
  const env = {
    ...process.env,
    CHROMIUM_PATH: needChromium(),
    AMS_SHOOT: JSON.stringify({ ...rest, ...paths }),
    PLAYWRIGHT_HTML_OPEN: 'never',
  };
  const [program, ...args] = [
    tool('playwright'),
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
export function thisShoot(): Shoot {
  const told = process.env.AMS_SHOOT;
  if (!told)
    throw new Error(
      'Start the camera with `npm run visual` or `npm run screenshots`: they build the gallery first.',
    );
  return JSON.parse(told) as Shoot;
}
