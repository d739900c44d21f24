import { describeEngines } from './describeEngines';
import type { EnginePage } from './EnginePage';
import { signIn } from './signIn';
import { button, byRole, dialog, heading, nth, text, type Target } from './targets';

const acme = '/accounts/acme.v2';

interface Screen {
  readonly path: string;
  readonly open?: (page: EnginePage) => Promise<void>;
  /** What is visible once the screen is complete. */
  readonly shows: Target;
}

/** The screens and dialogs that no other journey opens. */
const screens: readonly Screen[] = [
  { path: '/', shows: button('Show more') },
  { path: '/accounts?q=zzzz', shows: text('No accounts') },
  {
    path: '/accounts?new',
    open: (page) => page.click(button('Create organization')),
    shows: text('Please check required fields'),
  },
  { path: acme, shows: byRole('table', 'Daily Seats') },
  {
    path: acme,
    open: (page) => page.click(nth(button(/^Change total seats, /), 0)),
    shows: dialog('Change total seats'),
  },
  {
    path: acme,
    open: (page) => page.click(button('Add subscription')),
    shows: dialog('Add subscription'),
  },
  { path: '/nowhere', shows: heading('Page Not Found') },
];

describeEngines('staff', (journey) => {
  journey('every other screen and dialog opens without an error', async ({ page, control }) => {
    await signIn(page);
    for (const { path, open, shows } of screens) {
      await page.goto(path);
      await open?.(page);
      await page.see(shows);
    }
    control.failNext({ call: 'listOrganizations', effect: { status: 500 }, times: 3 });
    await page.goto('/accounts');
    await page.see(button('Try again'));
  });
});
