import { useMediaQuery } from '~/ui/useMediaQuery';

/** The most organizations that "Recently viewed" shows. */
export const recentRows = 5;

/**
 * Rows of "Needs attention": at 1280 x 800 all panels are in view without scrolling, and a tall screen
 * is used. Without "Recently viewed", which is below it, there are more.
 */
export function useAttentionRows(hasRecent: boolean): number {
  const isTall = useMediaQuery('(min-height: 1000px)');
  if (isTall) return 12;
  return hasRecent ? 5 : 8;
}
