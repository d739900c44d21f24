import type { CopyState } from './useCopy';

/** What is said after a copy. */
export const copyWords: Record<CopyState, string> = {
  idle: '',
  copied: 'Copied',
  failed: 'Copying failed. Select the text and copy it.',
};
