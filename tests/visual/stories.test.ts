import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { visualModes } from '../../.storybook/visualModes';
import { listStories } from '../run/storybook';
import { currentScreenshotRun } from '../run/screenshotRun';
import { expect, storyTest } from './storyTest';

const { storybook, screenshots, idFilter, action } = currentScreenshotRun();

/** Whether every mode has one. Playwright replaces spaces in file names with hyphens. */
const hasScreenshots = (id: string) =>
  Object.keys(visualModes).every((mode) =>
    existsSync(join(screenshots, `${id}-${mode.replaceAll(' ', '-')}.png`)),
  );

for (const { id, title, name } of listStories(storybook, idFilter)) {
  // Checked before the tests are defined: a thousand no-op tests would take a minute.
  if (action === 'missing' && hasScreenshots(id)) continue;
  storyTest(`${title}: ${name}`, async ({ openStory }, testInfo) => {
    const screenshotName = `${id}.png`;
    const path = testInfo.snapshotPath(screenshotName, { kind: 'screenshot' });
    const hasBaseline = existsSync(path);
    if (action === 'missing' && hasBaseline) return;

    const page = await openStory(id);
    if (page === undefined) return;
    if (action === 'compare' && hasBaseline) {
      await expect(page).toHaveScreenshot(screenshotName, { fullPage: true });
      return;
    }
    const screenshot = await page.screenshot({
      ...(action !== 'compare' && { path }),
      fullPage: true,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    });
    if (action !== 'compare') return;
    testInfo.annotations.push({
      type: 'new',
      description: 'No baseline screenshot to compare with.',
    });
    await testInfo.attach(screenshotName, { body: screenshot, contentType: 'image/png' });
  });
}
