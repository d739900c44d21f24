import type { ThemeName } from '~/stores/ThemeStore';
import { theme } from '~/theme/theme';

/**
 * Sets the root attribute that the CSS variables depend on. The browser cross-fades snapshots of the
 * page (`rootCss` says how long): transitions of the colours themselves would recalculate the style
 * of every element in every frame. Without view transitions the page fades in; with reduced motion,
 * or in a hidden tab, the switch is instant.
 */
export function applyTheme(name: ThemeName): void {
  const root = document.documentElement;
  const apply = () => {
    root.dataset['theme'] = name;
  };
  const animates = !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (animates && 'startViewTransition' in document) {
    // Rejects if a newer transition replaces this one; the theme is applied nevertheless.
    document.startViewTransition(apply).ready.catch(() => undefined);
    return;
  }
  apply();
  if (animates) root.animate({ opacity: [0, 1] }, Number.parseFloat(theme.duration.theme));
}
