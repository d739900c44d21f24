import createCache, { type EmotionCache, type Options } from '@emotion/cache';

/**
 * An Emotion cache that gives each batch of rules, such as those of a chunk, its own style element.
 * A rule in a media query that is added to a style sheet makes Chromium recalculate the style of
 * every element that any rule of that sheet matches.
 */
export function createStyleCache(options: Options): EmotionCache {
  const cache = createCache(options);
  const { sheet } = cache;
  const insert = sheet.insert.bind(sheet);
  let isBatchOpen = false;
  sheet.insert = (rule) => {
    if (!isBatchOpen) {
      isBatchOpen = true;
      queueMicrotask(() => (isBatchOpen = false));
      // Emotion creates an element for the first rule that it counts.
      sheet.ctr = 0;
    }
    insert(rule);
  };
  return cache;
}
