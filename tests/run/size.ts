import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { buildOrExit, builds } from './builds';
import { launchOptions } from './chromium';
import { coldVisitScripts } from './coldVisitScripts';
import { choosePorts } from './ports';

/**
 * Measures the JavaScript of a cold visit in KB (`npm run size`): every script requested until the
 * screen is ready, compressed with brotli 11; what is prefetched afterwards doesn't count.
 * `--files` lists the files, and so does a size above the limit.
 */
const limit = 135;
const visits = [
  { path: '/login', ready: 'input[type="password"]', signedIn: false, baseline: 125 },
  { path: '/accounts', ready: 'a[href$="/accounts/org-1"]', signedIn: true, baseline: 105 },
];

const ports = await choosePorts();
if (!process.argv.includes('--built')) buildOrExit('staff', ports);

const server = await preview({
  configLoader: 'runner',
  logLevel: 'warn',
  build: { outDir: builds.staff },
  preview: { port: ports.staff, strictPort: true },
});
const browser = await chromium.launch(launchOptions());
try {
  for (const { path, ready, signedIn, baseline } of visits) {
    const scripts = await coldVisitScripts(browser, `http://localhost:${ports.staff}`, {
      path,
      ready,
      signedIn,
    });
    const sizes = scripts.map((name) => ({
      name,
      size: brotliCompressSync(readFileSync(join(builds.staff, name))).length / 1000,
    }));
    const kilobytes = sizes.reduce((sum, { size }) => sum + size, 0);
    const verdict = kilobytes > limit ? `ABOVE the limit of ${limit} KB` : `limit ${limit} KB`;
    console.log(
      `${path.padEnd(10)} ${kilobytes.toFixed(1)} KB of JavaScript (brotli, ${scripts.length} files); baseline of the stack ${baseline} KB, ${verdict}`,
    );
    if (kilobytes > limit) process.exitCode = 1;
    if (kilobytes > limit || process.argv.includes('--files')) {
      for (const { name, size } of sizes.toSorted((a, b) => b.size - a.size))
        console.log(`${size.toFixed(1).padStart(8)} KB ${name}`);
    }
  }
} finally {
  await browser.close();
  await server.close();
}
