import { loadEarly, type ScreenChunks } from './loadEarly';

/** Replaced by the build (vite/earlyLoading.ts). */
declare const SCREEN_CHUNKS: ScreenChunks;

loadEarly(SCREEN_CHUNKS);
