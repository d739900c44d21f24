import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import { theme } from '~/theme/theme';
import { importSteps, type ImportStep } from './importStepNames';

interface ImportStepsProps {
  readonly current: ImportStep;
  /** Whether nothing is left to do. */
  readonly isComplete: boolean;
}

/** Where the user is in the import: done, current and later steps. */
export function ImportSteps({ current, isComplete }: ImportStepsProps) {
  const position = isComplete ? importSteps.length : importSteps.indexOf(current);
  return (
    <List aria-label="Steps">
      {importSteps.map((step, index) => (
        <Step key={step} aria-current={step === current ? 'step' : undefined}>
          <Mark aria-hidden="true" state={stateOf(index - position)}>
            {index < position ? <Check size={12} /> : index + 1}
          </Mark>
          <span>{step}</span>
        </Step>
      ))}
    </List>
  );
}

/** @param offset of a step from the current one */
function stateOf(offset: number): keyof typeof marks {
  if (offset === 0) return 'current';
  return offset < 0 ? 'done' : 'later';
}

const List = styled.ol`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  min-block-size: ${theme.control.medium};
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${theme.text.muted};
  ${theme.type[12]};
  font-weight: ${theme.fontWeight.medium};
  ${theme.media.belowMedium} {
    order: 1;
    flex-basis: 100%;
  }
`;
const Step = styled.li`
  display: flex;
  align-items: center;
  gap: 6px;
  &[aria-current] {
    color: ${theme.text.primary};
  }
`;

const marks = {
  done: `
    border-color: ${theme.accent.border};
    background: ${theme.accent.subtle};
    color: ${theme.accent.text};
  `,
  current: `
    border-color: ${theme.accent.solid};
    background: ${theme.accent.solid};
    color: ${theme.accent.onSolid};
  `,
  later: `
    border-color: ${theme.border.button};
  `,
};
const Mark = styled.i<{ readonly state: keyof typeof marks }>`
  display: grid;
  place-items: center;
  inline-size: 20px;
  block-size: 20px;
  border: 1px solid;
  border-radius: 50%;
  font-style: normal;
  font-variant-numeric: tabular-nums;
  ${({ state }) => marks[state]}
`;
