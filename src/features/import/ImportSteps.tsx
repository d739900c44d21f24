import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import { theme } from '~/theme/theme';
import { importSteps, type ImportStep } from './importStepNames';

/** Where the user is in the import: done, current and later steps. */
export function ImportSteps({ current }: { readonly current: ImportStep }) {
  const position = importSteps.indexOf(current);
  return (
    <List aria-label="Steps">
      {importSteps.map((step, index) => (
        <li
          key={step}
          aria-current={step === current ? 'step' : undefined}
          data-done={index < position ? '' : undefined}
        >
          <i aria-hidden="true">{index < position ? <Check size={12} /> : index + 1}</i>
          <span>{step}</span>
        </li>
      ))}
    </List>
  );
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
  & > li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  & > li[aria-current] {
    color: ${theme.text.primary};
  }
  & i {
    display: grid;
    place-items: center;
    inline-size: 20px;
    block-size: 20px;
    border: 1px solid ${theme.border.button};
    border-radius: 50%;
    font-style: normal;
    font-variant-numeric: tabular-nums;
  }
  & > li[aria-current] > i {
    border-color: ${theme.accent.solid};
    background: ${theme.accent.solid};
    color: ${theme.accent.onSolid};
  }
  & > li[data-done] > i {
    border-color: ${theme.accent.border};
    background: ${theme.accent.subtle};
    color: ${theme.accent.text};
  }
  ${theme.media.belowMedium} {
    order: 1;
    flex-basis: 100%;
  }
`;
