import styled from '@emotion/styled';
import { Check, Copy, CopyX } from 'lucide-react';
import { theme } from '~/theme/theme';
import { Button, type ButtonProps } from './Button';
import { copyStatusText } from './copyStatusText';
import { useCopyToClipboard } from '~/ui/hooks/useCopyToClipboard';

export interface CopyTextButtonProps extends Omit<
  ButtonProps,
  'value' | 'onClick' | 'icon' | 'busy' | 'children'
> {
  /** The text to copy. */
  readonly value: string;
  /** The button's label. */
  readonly label?: string;
  /** Called once the value is on the clipboard. */
  readonly onCopied?: () => void;
}

const icons = { idle: Copy, copied: Check, failed: CopyX };

/** A labelled "Copy" button that reports the result beside it. */
export function CopyTextButton({ value, label = 'Copy', onCopied, ...rest }: CopyTextButtonProps) {
  const { state, copy } = useCopyToClipboard(value, onCopied);
  const Icon = icons[state];
  return (
    <Wrap>
      <Button {...rest} icon={<Icon size={16} aria-hidden="true" />} onClick={() => void copy()}>
        {label}
      </Button>
      <output>{copyStatusText[state]}</output>
    </Wrap>
  );
}

const Wrap = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.text.muted};
  ${theme.type[13]};
`;
