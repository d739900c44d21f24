import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { theme } from '~/theme/theme';

export interface ChangeHighlightProps {
  /** The figure shown; undefined while it loads. */
  readonly value: number | null | undefined;
  /** How it is shown. */
  readonly children: ReactNode;
}

/**
 * Highlights a figure for a moment when it changes, once the bar beside it has moved. The first
 * value is no change.
 */
export function ChangeHighlight({ value, children }: ChangeHighlightProps) {
  const [shown, setShown] = useState({ value, changes: 0 });
  // During render, so that the new value never paints without its highlight.
  if (value !== shown.value)
    setShown({ value, changes: shown.changes + (shown.value === undefined ? 0 : 1) });
  return (
    // The key restarts the animation.
    <Figure key={shown.changes} hasChanged={shown.changes > 0}>
      {children}
    </Figure>
  );
}

const highlight = keyframes`
  from {
    background: ${theme.accent.subtle};
    box-shadow: 0 0 0 4px ${theme.accent.subtle};
  }
`;

const highlightStyle = css`
  animation: ${highlight} ${theme.duration.highlight} ${theme.easing} ${theme.duration.bar}
    backwards;
`;
const Figure = styled.span<{ readonly hasChanged: boolean }>`
  border-radius: 2px;
  ${({ hasChanged }) => hasChanged && highlightStyle}
`;
