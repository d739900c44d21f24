import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import { Button, type ButtonProps } from './Button';
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

/** A labelled "Copy" button that reports the result beside it. */
export function CopyTextButton({ value, label = 'Copy', onCopied, ...rest }: CopyTextButtonProps) {
  const { icon: Icon, status, copy } = useCopyToClipboard(value, onCopied);
  return (
    <Wrap>
      <Button {...rest} icon={<Icon size={16} aria-hidden="true" />} onClick={() => void copy()}>
        {label}
      </Button>
      <output>{status}</output>
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
