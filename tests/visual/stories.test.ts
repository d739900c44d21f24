import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { looks } from '../../.storybook/looks';
import { storiesOf } from '../run/gallery';
import { thisShoot } from '../run/pictures';
import { expect, test } from './camera';

const { gallery, pictures, part, what } = thisShoot();

/** In every look. Playwright writes a name of its own, with hyphens for spaces. */
const isPictured = (id: string) =>
  Object.keys(looks).every((look) =>
    existsSync(join(pictures, `${id}-${look.replaceAll(' ', '-')}.png`)),
  );

for (const { id, title, name } of storiesOf(gallery, part)) {
  // Asked story by story, a thousand pictures that are all there would take a minute.
  if (what === 'missing' && isPictured(id)) continue;
  test(`${title}: ${name}`, async ({ open }, testInfo) => {
    const picture = `${id}.png`;
    const path = testInfo.snapshotPath(picture, { kind: 'screenshot' });
    const known = existsSync(path);
    if (what === 'missing' && known) return;

    const page = await open(id);
    if (page === undefined) return;
    if (what === 'compare' && known) {
      await expect(page).toHaveScreenshot(picture, { fullPage: true });
      return;
    }
    const taken = await page.screenshot({
      ...(what !== 'compare' && { path }),
      fullPage: true,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    });
    if (what !== 'compare') return;
    testInfo.annotations.push({ type: 'new', description: 'There is nothing to compare it with.' });
    await testInfo.attach(picture, { body: taken, contentType: 'image/png' });
  });
}
