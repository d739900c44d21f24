import { afterEach, expect, inject } from 'vitest';
import { page } from 'vitest/browser';

/** Compares each story, as its play function has left it, with its baseline in this mode. */
afterEach(async ({ story: { id, parameters }, task }) => {
  const mode = inject('visualMode');
  const { modes } = parameters.chromatic;
  if (task.result?.state === 'fail' || modes[mode]?.disable) return;
  const resumeToasts = pauseToasts();
  try {
    await document.fonts.ready;
    scrollTo(0, 0);
    // The whole page: a screenshot ends where the frame of the test does.
    await page.viewport(innerWidth, Math.max(innerHeight, document.documentElement.scrollHeight));
    await expect(document.documentElement).toMatchScreenshot(`${id}-${mode}`);
  } finally {
    resumeToasts();
  }
});

/** Toasts stay in a hidden page. */
function pauseToasts(): () => void {
  const update = () => document.dispatchEvent(new Event('visibilitychange'));
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
  update();
  return () => {
    Reflect.deleteProperty(document, 'visibilityState');
    update();
  };
}
