import { css } from '@emotion/react';
import { ChevronRight } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { theme } from '~/theme/theme';
import { staticClassName } from './style';

interface DisclosureProps extends ComponentPropsWithRef<'details'> {
  /** What is always shown, and says what is behind it. */
  readonly summary: ReactNode;
}

/** A line with a chevron that shows and hides what is below it. */
export function Disclosure({ summary, children, ...rest }: DisclosureProps) {
  return (
    <details className={disclosureClass} {...rest}>
      <summary>
        <ChevronRight size={16} aria-hidden="true" />
        <span>{summary}</span>
      </summary>
      {children}
    </details>
  );
}

// Of the summary on small screens: a target of 40 px that takes the space of its line.
const disclosureClass = staticClassName(css`
  & > summary {
    display: flex;
    gap: ${theme.space[1]};
    inline-size: fit-content;
    max-inline-size: 100%;
    margin-inline-start: -3px;
    border-radius: ${theme.radius.small};
    color: ${theme.text.muted};
    list-style: none;
    cursor: pointer;
    ${theme.media.belowMedium} {
      position: relative;
      margin-block: -10px;
      padding-block: 10px;
    }
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:hover {
    color: ${theme.text.primary};
  }
  & > summary > svg {
    margin-block-start: 2px;
  }
  &[open] > summary {
    margin-block-end: ${theme.space[2]};
    ${theme.media.belowMedium} {
      margin-block-end: -2px;
    }
    & > svg {
      transform: rotate(90deg);
    }
  }
`);
