import type { CopyState } from '~/ui/hooks/useCopyToClipboard';

/** The text shown and announced after copying. */
export const copyStatusText: Record<CopyState, string> = {
  idle: '',
  copied: 'Copied',
  failed: 'Copying failed. Select the text and copy it manually.',
};
