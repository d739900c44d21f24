import { Button } from '~/ui/button/Button';
import { copyStatusText, useCopyToClipboard } from '~/ui/hooks/useCopyToClipboard';
import type { Demo } from '../demo/Demo';
import { useDocumentValue } from './useDocumentValue';

interface CopyLinkButtonProps {
  readonly demo: Demo;
  /** Changes since the seed. They stay in this browser, so the link doesn't show them. */
  readonly changes: number;
}

/** Copies a link to the current screen, and says what the link leaves out. */
export function CopyLinkButton({ demo, changes }: CopyLinkButtonProps) {
  const link = useDocumentValue(() => demo.link());
  const { icon: Icon, status, copy } = useCopyToClipboard(link);
  return (
    <>
      <output>
        {status === copyStatusText.copied ? copiedText(changes) : status && failedText}
      </output>
      <Button size="small" icon={<Icon size={16} aria-hidden="true" />} onClick={() => void copy()}>
        Copy demo link
      </Button>
    </>
  );
}

const failedText = 'Copying failed.';

function copiedText(changes: number): string {
  return changes === 0
    ? copyStatusText.copied
    : `${copyStatusText.copied}, without your ${changes} ${changes === 1 ? 'change' : 'changes'}`;
}
