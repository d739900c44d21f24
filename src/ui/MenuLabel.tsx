import { css } from '@emotion/react';
import { Menu as Base } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { theme } from '../theme/theme';

export interface MenuLabelProps {
  /** The first line. */
  title: ReactNode;
  /** The second, muted. */
  detail?: ReactNode;
  /** More lines. */
  children?: ReactNode;
}

/**
 * Words at the head of a group of a Menu, its name for screen readers too: who is signed in, say.
 */
export function MenuLabel({ title, detail, children }: MenuLabelProps) {
  return (
    <Base.Group>
      <Base.GroupLabel css={labelStyle}>
        <strong>{title}</strong>
        {detail ? <span>{detail}</span> : null}
      </Base.GroupLabel>
      {children}
    </Base.Group>
  );
}

const labelStyle = css`
  display: flex;
  flex-direction: column;
  padding: 6px ${theme.space[2]};
  overflow-wrap: anywhere;
  & > strong {
    font-weight: ${theme.fontWeight.semibold};
  }
  & > span {
    color: ${theme.text.muted};
    font-size: ${theme.fontSize[13]};
  }
`;
