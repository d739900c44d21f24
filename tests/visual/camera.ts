import { test as base, type Page } from '@playwright/test';
import { looks, sizeOf, type Look } from '../../.storybook/looks';
import { enterGallery, enterStory, readPlan, whenStill } from './inPage';

export { expect } from '@playwright/test';

type Open = (id: string) => Promise<Page | undefined>;

/**
 * Opens a story and waits until it has played; nothing where the story wants no picture in this
 * look.
 */
export const test = base.extend<{ open: Open }, { theme: string; stage: Page }>({
  theme: ['light', { option: true, scope: 'worker' }],
  // One page serves all stories of a worker: opening the gallery costs ten times as much as
  // changing the story.
  stage: [
    async ({ browser, theme }, provide, { project }) => {
      const { locale, timezoneId, contextOptions, viewport } = project.use;
      const context = await browser.newContext({ ...contextOptions, locale, timezoneId, viewport });
      const page = await context.newPage();
      await page.goto(`${process.env.AMS_GALLERY}iframe.html?viewMode=story`);
      await page.waitForFunction(
        () => '__STORYBOOK_PREVIEW__' in window && '__STORYBOOK_ADDONS_CHANNEL__' in window,
      );
      await page.evaluate(enterGallery, theme);
      await provide(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  open: async ({ stage }, provide, { project }) => {
    const look = project.name as Look;
    await provide(async (id) => {
      const plan = await stage.evaluate(readPlan, id);
      const mode = { ...looks[look], ...plan.modes?.[look] };
      if (plan.disableSnapshot || mode.disable) return undefined;
      await stage.setViewportSize(sizeOf(mode.viewport));
      await stage.evaluate(enterStory, id);
      await stage.evaluate(whenStill);
      return stage;
    });
  },
});
