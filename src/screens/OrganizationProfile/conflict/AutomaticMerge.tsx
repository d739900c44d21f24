import styled from '@emotion/styled';
import { useId } from 'react';
import type { MergedField } from '~/domain/threeWayMerge';
import { theme } from '~/theme/theme';
import { MissingValue } from '~/ui/text';

interface AutomaticMergeProps {
  readonly label: string;
  readonly merged: MergedField;
}

const resolutions = {
  them: { text: 'Keeping theirs', side: 'theirs' },
  you: { text: 'Keeping yours', side: 'yours' },
  both: { text: 'Same change', side: 'yours' },
} as const;

/** A field that needs no decision: its value before and after, and whose change is kept. */
export function AutomaticMerge({ label, merged }: AutomaticMergeProps) {
  const id = useId();
  const { changedBy, loaded } = merged;
  if (changedBy === 'conflict') return null;
  const { text, side } = resolutions[changedBy];
  return (
    <Line role="group" aria-labelledby={id}>
      <span id={id}>{label}</span>
      <span>
        <bdi>{loaded || <MissingValue />}</bdi>
        <span> → </span>
        <bdi>{merged[side] || <MissingValue />}</bdi>
      </span>
      <span>{text}</span>
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr) auto;
  gap: ${theme.space[1]} ${theme.space[4]};
  padding-block: ${theme.space[2]};
  border-block-start: 1px solid ${theme.border.row};
  color: ${theme.text.muted};
  overflow-wrap: anywhere;
  & > span:last-of-type {
    ${theme.type[12]};
    line-height: 20px;
  }
  ${theme.media.belowMedium} {
    grid-template-columns: minmax(0, 1fr) auto;
    & > span:nth-of-type(2) {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;
