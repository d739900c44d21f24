import { createStyleCache } from './createStyleCache';

/**
 * The cache of all styles. A single one, so that styles are in the order of the modules that they
 * depend on: a styled component's styles come after the static class that they change.
 */
export const emotionCache = createStyleCache({ key: 'css' });
