import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { theme } from '~/theme/theme';
import { staticClassName } from '~/ui/layout/staticClassName';

export interface TwoLinesProps {
  /** The first line. */
  readonly primary: ReactNode;
  /** The second line, muted. */
  readonly secondary: ReactNode;
  /** The full text, shown as a tooltip where lines are truncated. */
  readonly title?: string;
}

/** Two lines in a table cell, each truncated where it doesn't fit. */
export function TwoLines({ primary, secondary, title }: TwoLinesProps) {
  return (
    <span className={twoLinesClass} title={title}>
      {primary}
      <span data-secondary="">{secondary}</span>
    </span>
  );
}

const twoLinesClass = staticClassName(css`
  min-inline-size: 0;
  line-height: 1.35;
  &,
  & > [data-secondary] {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [data-secondary] {
    color: ${theme.text.muted};
    ${theme.type[13]};
  }
`);
