import { css, type SerializedStyles } from '@emotion/react';
import { staticClassName } from '~/ui/layout/staticClassName';
import { cardStyle } from './cardStyle';
import { lineStyle } from './lineStyle';
import { mediumStyle } from './mediumStyle';

/** How a table changes where it is narrow, made by `tableLayout`. */
export interface TableLayout {
  readonly className: string;
}

interface TableLayoutOptions {
  /**
   * `cards`: each row is a card with its title and actions in the first line, then a label beside each
   * value. `lines`: rows have 48 px, and are lines of 56 px with the title and the compact columns
   * where the table is narrow.
   */
  readonly narrow: 'cards' | 'lines';
  /** The media or container query in which they are: of `belowWidth`, or of the theme. */
  readonly narrowQuery: string;
  /** The queries, each in the one before, in which columns have their `medium` widths. */
  readonly mediumQueries?: readonly string[];
}

/** Create it once, in a module: it inserts the layout's styles into the page. */
export function tableLayout({
  narrow,
  narrowQuery,
  mediumQueries = [],
}: TableLayoutOptions): TableLayout {
  const className = staticClassName(css`
    ${narrow === 'lines' && '--row-height: 48px;'}
    && {
      ${mediumQueries.length > 0 && nest(mediumQueries, mediumStyle)}
      ${nest([narrowQuery], narrow === 'cards' ? cardStyle : lineStyle)}
    }
  `);
  return { className };
}

/** The container query for tables narrower than a number of pixels, and as wide as another one. */
export function belowWidth(width: number, from = 0): string {
  return `@container table (min-width: ${from}px) and (max-width: ${width - 0.02}px)`;
}

function nest([query, ...inner]: readonly string[], style: SerializedStyles): SerializedStyles {
  return query === undefined
    ? style
    : css`
        ${query} {
          ${nest(inner, style)}
        }
      `;
}
