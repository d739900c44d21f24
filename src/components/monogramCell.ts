import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { classNames, staticClassName } from '~/ui/style';
import { initials, monogramHue, monogramHueClasses, monogramTileStyle } from '~/ui/Seats';
import type { CellProps } from '~/ui/table/Column';

/** The props of a table cell with an organization's monogram before its two lines. */
export function monogramCellProps(name: string): CellProps {
  return {
    className: classNames(monogramCellClass, monogramHueClasses[monogramHue(name)]),
    style: { '--initials': `'${initials(name)}'` } as CSSProperties,
  };
}

/**
 * A pseudo-element, because a list renders it in every row. Its alternative text is empty
 * (https://developer.mozilla.org/en-US/docs/Web/CSS/content#alternative_text).
 */
const monogramCellClass = staticClassName(css`
  &::before {
    content: var(--initials);
    content: var(--initials) / '';
    ${monogramTileStyle}
    float: inline-start;
    margin-block: 4px;
    margin-inline-end: 10px;
  }
`);
