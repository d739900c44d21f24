import styled from '@emotion/styled';
import { Menu as Base } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { theme } from '~/theme/theme';

export interface MenuLabelProps {
  /** The first line. */
  readonly title: ReactNode;
  /** The second line, muted. */
  readonly detail?: ReactNode;
}

/** The heading of a group in a Menu, and its accessible name; for example the signed-in user. */
export function MenuLabel({ title, detail }: MenuLabelProps) {
  return (
    <Base.Group>
      <Label>
        <strong>{title}</strong>
        {detail ? <span>{detail}</span> : null}
      </Label>
    </Base.Group>
  );
}

const Label = styled(Base.GroupLabel)`
  display: flex;
  flex-direction: column;
  padding: 6px ${theme.space[2]};
  overflow-wrap: anywhere;
  & > strong {
    font-weight: ${theme.fontWeight.semibold};
  }
  & > span {
    color: ${theme.text.muted};
    ${theme.type[13]};
  }
`;

/** A line of text in a Menu that is not an item, such as the version. */
export const MenuNote = styled.div`
  padding: 6px ${theme.space[2]};
  color: ${theme.text.muted};
  ${theme.type[12]};
  font-weight: ${theme.fontWeight.regular};
  overflow-wrap: anywhere;
`;

/** A line between groups of a Menu. */
export const MenuSeparator = styled(Base.Separator)`
  block-size: 1px;
  margin: ${theme.space[1]} calc(-1 * ${theme.space[1]});
  background: ${theme.border.hairline};
`;
