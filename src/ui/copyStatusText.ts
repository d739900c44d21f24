import type { CopyState } from './useCopyToClipboard';

/** What is said after a copy. */
export const copyStatusText: Record<CopyState, string> = {
  idle: '',
  copied: 'Copied',
  failed: 'Copying failed. Select the text and copy it.',
};
