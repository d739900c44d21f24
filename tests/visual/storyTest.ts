import { test as base, type Page } from '@playwright/test';
import { visualModes, viewportSize, type ModeName } from '../../.storybook/visualModes';
import {
  initializeStorybook,
  renderStory,
  readChromaticParameters,
  waitUntilStable,
} from './storybookPreview';

export { expect } from '@playwright/test';

type OpenStory = (id: string) => Promise<Page | undefined>;

/**
 * `openStory` opens a story and waits until its play function has finished; `undefined` if the
 * story disables its snapshot in this mode.
 */
export const storyTest = base.extend<
  { openStory: OpenStory },
  { theme: string; storybookPage: Page }
>({
  theme: ['light', { option: true, scope: 'worker' }],
  // One page per worker: loading Storybook takes ten times as long as switching stories.
  storybookPage: [
    async ({ browser, theme }, provide, { project }) => {
      const { locale, timezoneId, contextOptions, viewport } = project.use;
      const context = await browser.newContext({ ...contextOptions, locale, timezoneId, viewport });
      const page = await context.newPage();
      await page.goto(`${process.env.AMS_STORYBOOK}iframe.html?viewMode=story`);
      await page.waitForFunction(
        () => '__STORYBOOK_PREVIEW__' in window && '__STORYBOOK_ADDONS_CHANNEL__' in window,
      );
      await page.evaluate(initializeStorybook, theme);
      await provide(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  openStory: async ({ storybookPage }, provide, { project }) => {
    const modeName = project.name as ModeName;
    await provide(async (id) => {
      const parameters = await storybookPage.evaluate(readChromaticParameters, id);
      const mode = { ...visualModes[modeName], ...parameters.modes?.[modeName] };
      if (parameters.disableSnapshot || mode.disable) return undefined;
      await storybookPage.setViewportSize(viewportSize(mode.viewport));
      await storybookPage.evaluate(renderStory, id);
      await storybookPage.evaluate(waitUntilStable);
      return storybookPage;
    });
  },
});
