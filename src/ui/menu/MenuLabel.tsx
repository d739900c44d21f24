import styled from '@emotion/styled';
import { Menu as Base } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { theme } from '~/theme/theme';

export interface MenuLabelProps {
  /** The first line. */
  readonly title: ReactNode;
  /** The second line, muted. */
  readonly detail?: ReactNode;
  /** Further lines. */
  readonly children?: ReactNode;
}

/** The heading of a group in a Menu, and its accessible name; for example the signed-in user. */
export function MenuLabel({ title, detail, children }: MenuLabelProps) {
  return (
    <Base.Group>
      <Label>
        <strong>{title}</strong>
        {detail ? <span>{detail}</span> : null}
      </Label>
      {children}
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
