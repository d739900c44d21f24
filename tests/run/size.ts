import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import { preview } from 'vite';
import { buildOrExit, builds } from './builds';
import { launchOptions } from './chromium';
import { coldVisit } from './coldVisit';
import { choosePorts } from './ports';

/**
 * Measures cold visits to the staff build (`npm run size`): the JavaScript requested until the screen
 * is ready and until the page is idle, compressed with brotli 11, and the number of requests. Fails
 * above a limit of docs/performance.md. `--files` lists the scripts, and so does a size above its
 * limit.
 */
const visits = [
  {
    path: '/login',
    ready: 'input[type="password"]',
    signedIn: false,
    limits: { first: 161, idle: 200, requests: 12 },
  },
  {
    path: '/accounts',
    ready: 'a[href$="/accounts/org-1"]',
    signedIn: true,
    limits: { first: 161, idle: 268, requests: 18 },
  },
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
  // At the same time: a visit mostly waits until the page is idle.
  const results = await Promise.all(
    visits.map(async (visit) => ({
      ...visit,
      ...(await coldVisit(browser, `http://localhost:${ports.staff}`, visit)),
    })),
  );
  for (const { path, limits, firstScripts, scripts, requests } of results) {
    const figures = [
      { unit: 'KB of JavaScript until ready', value: total(firstScripts), limit: limits.first },
      { unit: 'KB of JavaScript until idle', value: total(scripts), limit: limits.idle },
      { unit: 'requests until idle', value: requests, limit: limits.requests },
    ];
    for (const { unit, value, limit } of figures)
      console.log(
        `${path.padEnd(10)} ${value.toFixed(value % 1 ? 1 : 0)} ${unit} (${value > limit ? 'ABOVE the limit of' : 'limit'} ${limit})`,
      );
    const isAbove = figures.some(({ value, limit }) => value > limit);
    if (isAbove) process.exitCode = 1;
    if (isAbove || process.argv.includes('--files'))
      for (const name of scripts.toSorted((a, b) => size(b) - size(a)))
        console.log(
          `${size(name).toFixed(1).padStart(8)} KB ${name}${firstScripts.includes(name) ? ' (until ready)' : ''}`,
        );
  }
} finally {
  await browser.close();
  await server.close();
}

/** In KB, compressed. */
function size(script: string): number {
  return brotliCompressSync(readFileSync(join(builds.staff, script))).length / 1000;
}

function total(scripts: readonly string[]): number {
  return scripts.reduce((sum, script) => sum + size(script), 0);
}
