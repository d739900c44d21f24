import { ensureChromium } from './chromium';

/** Finds or installs Chromium once, before the tasks that need it run in parallel. */
process.stdout.write(`${ensureChromium()}\n`);
