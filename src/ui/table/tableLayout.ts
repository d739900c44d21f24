import { css, type SerializedStyles } from '@emotion/react';
import { theme } from '~/theme/theme';
import { staticClassName } from '~/ui/layout/staticClassName';
import { mediumStyle, smallStyle } from './mediumStyle';

/** How a table changes where it is narrow, made by `tableLayout`. */
export interface TableLayout {
  readonly className: string;
}

/** What rows become where the table is narrow; a module of its own, as most tables need one of them. */
export interface NarrowLayout {
  readonly style: SerializedStyles;
}

interface TableLayoutOptions {
  /** `cards` or `lines`. */
  readonly narrow: NarrowLayout;
  /** The media or container query in which they are: of `belowWidth`, or of the theme. */
  readonly narrowQuery: string;
  /** Of rows that are side by side, if it isn't that of other tables. */
  readonly rowHeight?: string;
  /** The query in which lines have three lines of text. */
  readonly tallQuery?: string;
  /** The queries, each in the one before, in which columns have their `medium` widths. */
  readonly mediumQueries?: readonly string[];
  /** The query inside of them in which columns that are `small: 'hidden'` are. */
  readonly smallQuery?: string;
}

/** Create it once, in a module: it inserts the layout's styles into the page. */
export function tableLayout({
  narrow,
  narrowQuery,
  rowHeight,
  tallQuery,
  mediumQueries = [],
  smallQuery,
}: TableLayoutOptions): TableLayout {
  const className = staticClassName(css`
    ${rowHeight && `--row-height: ${rowHeight};`}
    && {
      ${mediumQueries.length > 0 && nest(mediumQueries, mediumStyle)}
      ${smallQuery !== undefined && nest([...mediumQueries, smallQuery], smallStyle)}
      ${nest([narrowQuery], narrow.style)}
      ${tallQuery !== undefined && nest([tallQuery], tallStyle)}
    }
  `);
  return { className };
}

/** The container query for tables narrower than a number of pixels, and as wide as another one. */
export function belowWidth(width: number, from = 0): string {
  return `@container table (min-width: ${from}px) and (max-width: ${width - 0.02}px)`;
}

const tallStyle = css`
  --line-size: 72px;
  --line-gap: ${theme.space[2]};
`;

function nest([query, ...inner]: readonly string[], style: SerializedStyles): SerializedStyles {
  return query === undefined
    ? style
    : css`
        ${query} {
          ${nest(inner, style)}
        }
      `;
}
