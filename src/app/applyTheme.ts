import type { ThemeName } from '../stores/ThemeStore';

/**
 * Milliseconds of the colours' transition (specification, point 9), and as much again for the
 * frames around it.
 */
const transitionDuration = 200;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Switches the page's colours: one attribute that the CSS variables hang on. The other one lets
 * them glide, and nothing else at other times.
 */
export function applyTheme(name: ThemeName): void {
  const { dataset } = document.documentElement;
  clearTimeout(timer);
  dataset['themeSwitching'] = '';
  dataset['theme'] = name;
  timer = setTimeout(() => delete dataset['themeSwitching'], transitionDuration);
}
