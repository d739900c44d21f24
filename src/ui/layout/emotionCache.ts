import createCache from '@emotion/cache';

/**
 * The cache of all styles. With a single one, styles keep the order in which they are inserted: those
 * of a styled component come after the static class that they override.
 */
export const emotionCache = createCache({ key: 'css' });
