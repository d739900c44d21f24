import { ensureChromium } from './chromium';

/** Makes sure of a Chromium before the parts that need one start side by side. */
process.stdout.write(`${ensureChromium()}\n`);
