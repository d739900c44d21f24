import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { changeBillingName } from './changeBillingName';
import { describeEngines } from './describeEngines';
import type { EnginePage } from './EnginePage';
import { signIn } from './signIn';
import {
  alertDialog,
  button,
  byRole,
  dialog,
  field,
  heading,
  nth,
  text,
  type Target,
} from './targets';

/**
 * Screenshots of every screen and dialog, to be compared by eye between the engines. They fail only
 * if a screen can't be reached or logs an error.
 */
const outputFolder = '.cache/engines/screens';

const folder = mkdtempSync(join(tmpdir(), 'engines-screens-'));
const csvFile = join(folder, 'organizations.csv');
writeFileSync(csvFile, 'name;subdomain;billing_email\r\nZebra GmbH;zebra;jan@zebra.example\r\n');
afterAll(() => rmSync(folder, { recursive: true }));

const acme = '/accounts/acme.v2';

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly open?: (page: EnginePage) => Promise<void>;
  /** What is visible once the screen is complete. */
  readonly shows: Target;
}

const screens: readonly Screen[] = [
  { name: 'home', path: '/', shows: button('Show more') },
  { name: 'list', path: '/accounts', shows: text('1–25 of 200') },
  { name: 'list, no matches', path: '/accounts?q=zzzz', shows: text('No accounts') },
  {
    name: 'list, selection',
    path: '/accounts',
    open: (page) => page.click(byRole('checkbox', 'Select all on this page')),
    shows: text('25 selected'),
  },
  {
    name: 'bulk change',
    path: '/accounts?status=active',
    async open(page) {
      await page.click(byRole('checkbox', 'Select all on this page'));
      await page.click(button('Deactivate', byRole('region', 'Selection')));
    },
    shows: dialog('Deactivate 25 organizations?'),
  },
  { name: 'new organization', path: '/accounts?new', shows: field('Seat type') },
  {
    name: 'rejected form',
    path: '/accounts?new',
    open: (page) => page.click(button('Create organization')),
    shows: text('Please check required fields'),
  },
  { name: 'import', path: '/accounts?import', shows: dialog('Import CSV') },
  {
    name: 'import, columns',
    path: '/accounts?import',
    async open(page) {
      await page.see(dialog('Import CSV'));
      await page.chooseFile(csvFile);
    },
    shows: text(/, 1 row$/),
  },
  { name: 'profile', path: acme, shows: byRole('table', 'Daily Seats') },
  {
    name: 'profile, end',
    path: acme,
    async open(page) {
      await page.see(byRole('table', 'Daily Seats'));
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    },
    shows: byRole('table', 'Daily Seats'),
  },
  { name: 'edit', path: `${acme}?edit`, shows: dialog('Edit organization') },
  {
    name: 'discard changes',
    path: `${acme}?edit`,
    async open(page) {
      await page.fill(field('Address', dialog('Edit organization')), 'Second Street 2');
      await page.press('Escape');
    },
    shows: alertDialog('Discard changes?'),
  },
  {
    name: 'assign seats',
    path: acme,
    open: (page) => page.click(nth(button(/^Assign seats, /), 0)),
    shows: dialog('Assign seats'),
  },
  {
    name: 'change total seats',
    path: acme,
    open: (page) => page.click(nth(button(/^Change total seats, /), 0)),
    shows: dialog('Change total seats'),
  },
  {
    name: 'add subscription',
    path: acme,
    open: (page) => page.click(button('Add subscription')),
    shows: dialog('Add subscription'),
  },
  {
    name: 'deactivate',
    path: acme,
    open: (page) => page.click(button('Deactivate')),
    shows: alertDialog('Deactivate Acme Robotics?'),
  },
  { name: 'token', path: '/token', shows: nth(button(/^Revoke /), 0) },
  {
    name: 'token, created and revoked',
    path: '/token',
    async open(page) {
      const name = 'Nightly export';
      await page.fill(field('Name'), name);
      await page.click(button('Create token'));
      await page.see(byRole('region', 'Your new token'));
      await page.click(button(`Revoke ${name}`));
    },
    shows: alertDialog(/^Revoke/),
  },
  {
    name: 'user menu',
    path: '/token',
    open: (page) => page.click(button('Robin Hale')),
    shows: byRole('menuitem', 'Logout'),
  },
  {
    name: 'command menu',
    path: '/',
    async open(page) {
      await page.click(button('Search'));
      await page.seeFocus(byRole('combobox'));
      await page.type('acme');
    },
    shows: byRole('option', /^Acme Robotics/),
  },
  {
    name: 'keyboard shortcuts',
    path: '/',
    async open(page) {
      await page.click(button('Search'));
      await page.seeFocus(byRole('combobox'));
      await page.type('keyb');
      await page.see(byRole('option', /^Keyboard shortcuts/));
      await page.press('Enter');
    },
    shows: dialog('Keyboard shortcuts'),
  },
  { name: 'not found', path: '/nowhere', shows: heading('Page Not Found') },
];

describeEngines(['Chromium', 'Firefox', 'WebKit'], 'staff', (journey) => {
  for (const theme of ['light', 'dark']) {
    journey(`every screen in the ${theme} theme`, async ({ page, engine, request, control }) => {
      const take = async (name: string) => {
        // Twice, because an animation may begin after the first.
        for (const time of ['first', 'second'])
          await page.until(`the screen to be at rest, ${time} time`, () => page.evaluate(isAtRest));
        await page.evaluate(nextPaint);
        await page.screenshot(join(outputFolder, theme, `${name}, ${engine}.png`));
      };
      await page.goto('/login');
      await page.evaluate((data) => {
        localStorage.setItem('ams.theme', JSON.stringify({ v: 1, data }));
      }, theme);
      await page.reload();
      await page.see(field('Email'));
      await take('login');
      await signIn(page);
      for (const { name, path, open, shows } of screens) {
        await page.goto(path);
        await open?.(page);
        await page.see(shows);
        await take(name);
      }

      await page.goto(`${acme}?edit`);
      await page.fill(field('Billing name', dialog('Edit organization')), 'Second Billing');
      await changeBillingName(request, 'First Billing');
      await page.click(button('Save changes'));
      await page.see(text(/just now$/));
      await take('conflict');

      control.failNext({ call: 'listOrganizations', effect: { status: 500 }, times: 3 });
      await page.goto('/accounts');
      await page.see(button('Try again'));
      await take('failed list');
    });
  }
});

/** Runs in the page: WebKit's driver takes the frame that was painted last. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

/** Runs in the page. Animations that scrolling drives are always running. */
function isAtRest(): boolean {
  const isMoving = document
    .getAnimations()
    .some(
      ({ playState, timeline, effect }) =>
        playState === 'running' &&
        timeline === document.timeline &&
        effect?.getTiming().iterations !== Infinity,
    );
  const isLoading =
    document.fonts.status !== 'loaded' || document.querySelector('[aria-busy="true"]');
  return !isMoving && !isLoading;
}
