import type { ThemeName } from '~/stores/ThemeStore';

/**
 * Milliseconds: the 100 ms transition (docs/product.md, "9. Business constants and limits") plus a
 * margin for the frames around it.
 */
const transitionDuration = 200;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sets the root attribute that the CSS variables depend on, and enables the colour transition for
 * its duration only.
 */
export function applyTheme(name: ThemeName): void {
  const { dataset } = document.documentElement;
  clearTimeout(timer);
  dataset['themeSwitching'] = '';
  dataset['theme'] = name;
  timer = setTimeout(() => delete dataset['themeSwitching'], transitionDuration);
}
