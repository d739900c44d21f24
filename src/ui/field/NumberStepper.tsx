import styled from '@emotion/styled';
import { Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { theme } from '~/theme/theme';
import { IconButton } from '~/ui/button/IconButton';
import { TextInput, type TextInputProps } from './TextInput';

export interface NumberStepperProps extends TextInputProps {
  /** The accessible name of the button that subtracts one. */
  readonly decreaseLabel: string;
  /** The accessible name of the button that adds one. */
  readonly increaseLabel: string;
  /** Called with -1 or 1 when a button is pressed. */
  readonly onStep: (by: -1 | 1) => void;
  /** What the number means, beside the buttons. */
  readonly note?: ReactNode;
}

/**
 * A short number with buttons that change it by one. A text input: `type="number"` hides invalid
 * input and changes its value on scroll.
 */
export function NumberStepper({
  decreaseLabel,
  increaseLabel,
  onStep,
  note,
  ...input
}: NumberStepperProps) {
  return (
    <Wrap>
      <Input {...input} inputMode="numeric" autoComplete="off" />
      <IconButton
        variant="secondary"
        label={decreaseLabel}
        icon={<Minus size={14} aria-hidden="true" />}
        onClick={() => onStep(-1)}
      />
      <IconButton
        variant="secondary"
        label={increaseLabel}
        icon={<Plus size={14} aria-hidden="true" />}
        onClick={() => onStep(1)}
      />
      {note ? <Note>{note}</Note> : null}
    </Wrap>
  );
}

const Wrap = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
`;
const Input = styled(TextInput)`
  flex: none;
  inline-size: 140px;
  ${theme.media.belowMedium} {
    inline-size: 112px;
  }
`;
const Note = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  ${theme.media.fromMedium} {
    margin-inline-start: ${theme.space[2]};
  }
  color: ${theme.text.muted};
  ${theme.type[13]};
  font-variant-numeric: tabular-nums;
`;
