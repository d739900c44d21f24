import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { preview } from 'vite';
import { expect, it } from 'vitest';
import { startServer } from '~~/mocks/node/server';
import { configure } from '~~/vite/configure';
import { builds } from '../run/builds';
import { findOnPath, installPackage } from '../run/chromium';

/** `FIREFOX_PATH`, or the one on the PATH; installs it if necessary. */
function ensureFirefox(): string {
  const given = process.env.FIREFOX_PATH;
  if (given && existsSync(given)) return given;
  const find = () => findOnPath('firefox-esr') ?? findOnPath('firefox');
  if (!find()) installPackage('firefox-esr');
  const path = find();
  if (path) return path;
  throw new Error('Firefox is missing: apt-get install firefox-esr, or set FIREFOX_PATH');
}

it('the everyday journey works in Firefox: sign in, search, edit, change the theme, sign out', async () => {
  const api = await startServer({ organizations: 200, seed: 1, latency: [0, 0] });
  await configure(builds.staff, { api: api.url });
  const server = await preview({
    configLoader: 'runner',
    logLevel: 'warn',
    build: { outDir: builds.staff },
    preview: { port: 0 },
  });
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: ensureFirefox(),
    // Firefox 140 ESR lacks the screen orientation that Puppeteer sends with a size.
    defaultViewport: null,
    args: ['--width=1280', '--height=900'],
  });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(30_000);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`uncaught: ${String(error)}`));
    page.on('console', (log) => {
      const isFailedRequest = log.text().startsWith('Failed to load resource');
      if (log.type() === 'error' && !isFailedRequest) problems.push(log.text());
    });
    const find = (name: string, role: string) =>
      page.locator(`::-p-aria([name="${name}"][role="${role}"])`);
    const click = (name: string, role = 'button') => find(name, role).click();
    const path = (expected: string) =>
      page.waitForFunction((value) => location.pathname + location.search === value, {}, expected);

    await page.goto(`${server.resolvedUrls?.local[0]}login?redirect=%2Faccounts`);
    await page.locator('input[type="email"]').fill('demo@example.com');
    await page.locator('input[type="password"]').fill('demo');
    await click('Sign in');
    await path('/accounts');
    await page.locator('input[type="search"]').fill('acme robotics');
    await path('/accounts?q=acme+robotics');
    await click('Acme Robotics', 'link');
    await path('/accounts/acme.v2');

    await click('Edit');
    await find('Billing name', 'textbox').fill('Renamed in Firefox');
    await click('Save changes');
    await page.locator('::-p-text(Saved Successfully!)').wait();
    await page.locator('dd ::-p-text(Renamed in Firefox)').wait();

    await click('Robin Hale');
    await click('Dark theme', 'menuitemcheckbox');
    await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
    await page.keyboard.press('Escape');
    await page.reload();
    await find('Acme Robotics', 'heading').wait();
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    await click('Robin Hale');
    await click('Logout', 'menuitem');
    await path('/login');
    expect(await page.evaluate(() => localStorage.getItem('ams.session'))).toBeNull();
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
    await server.close();
    await api.close();
  }
});
