import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { theme } from '~/theme/theme';

export interface FieldsetProps {
  /** The group's name, as in "Subscription 1". */
  readonly legend: string;
  /** Actions beside the legend, such as a remove button. */
  readonly actions?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** A group of fields, named by its legend. */
export function Fieldset({ legend, actions, children }: FieldsetProps) {
  const id = useId();
  return (
    <Group aria-labelledby={id}>
      <Header>
        <span id={id}>{legend}</span>
        {actions}
      </Header>
      {children}
    </Group>
  );
}

const Group = styled.fieldset`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[3]} ${theme.space[3]};
  border: 1px solid ${theme.border.hairline};
  border-radius: ${theme.radius.control};
`;
const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: ${theme.control.small};
  font-weight: ${theme.fontWeight.medium};
`;
