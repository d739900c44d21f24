import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { theme } from '~/theme/theme';
import { visuallyHiddenStyle } from '~/ui/text/visuallyHiddenStyle';

export interface FieldsetProps {
  /** The group's name, as in "Subscription 1". */
  readonly legend: string;
  /** Hides the legend visually, where the layout already shows what belongs together. */
  readonly hideLegend?: boolean;
  /** Actions beside the legend, such as a remove button. */
  readonly actions?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** A group of fields, named by its legend. */
export function Fieldset({ legend, hideLegend = false, actions, children }: FieldsetProps) {
  const id = useId();
  return (
    <Group aria-labelledby={id}>
      <Header data-visually-hidden={hideLegend && !actions ? '' : undefined}>
        <span id={id}>{legend}</span>
        {actions}
      </Header>
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
const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  ${theme.type[12]};
  font-weight: ${theme.fontWeight.medium};
  &[data-visually-hidden] {
    ${visuallyHiddenStyle}
  }
`;
