import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { theme } from '../theme/theme';

export interface TwoLinesProps {
  /** The first line. */
  primary: ReactNode;
  /** The second, muted. */
  secondary: ReactNode;
  /** The full words for a reader who sees them cut short. */
  title?: string;
}

/** One thing over another in a table cell, each cut short where it doesn't fit. */
export function TwoLines({ primary, secondary, title }: TwoLinesProps) {
  return (
    <span css={style} title={title}>
      <span>{primary}</span>
      <span data-secondary="">{secondary}</span>
    </span>
  );
}

const style = css`
  display: block;
  min-inline-size: 0;
  line-height: 1.35;
  & > span {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [data-secondary] {
    color: ${theme.text.muted};
    font-size: ${theme.fontSize[13]};
  }
`;
