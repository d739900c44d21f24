import styled from '@emotion/styled';
import { useId } from 'react';
import { theme } from '~/theme/theme';
import { visuallyHiddenStyle } from '~/ui/text/visuallyHiddenStyle';
import type { ElementNode } from '~/ui/layout/ElementNode';

export interface FieldsetProps {
  /** The group's name, as in "Subscription 1". */
  readonly legend: string;
  /** Hides the legend visually, where the layout already shows what belongs together. */
  readonly hideLegend?: boolean;
  /** The fields. */
  readonly children: ElementNode;
}

/** A group of fields, named by its legend. */
export function Fieldset({ legend, hideLegend = false, children }: FieldsetProps) {
  const id = useId();
  return (
    <Group aria-labelledby={id}>
      <Legend id={id} isHidden={hideLegend}>
        {legend}
      </Legend>
      {children}
    </Group>
  );
}

const Group = styled.fieldset`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 6px;
`;
const Legend = styled.div<{ readonly isHidden: boolean }>`
  ${theme.type[12]};
  font-weight: ${theme.fontWeight.medium};
  ${({ isHidden }) => isHidden && visuallyHiddenStyle}
`;
