import { css } from '@emotion/react';
import { mapValues } from 'es-toolkit';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { theme } from '~/theme/theme';
import { classNames, staticClassName } from './style';

const directionClass = (direction: 'column' | 'row') =>
  staticClassName(css`
    display: flex;
    flex-direction: ${direction};
    min-inline-size: 0;
  `);
const columnClass = directionClass('column');
const rowClass = directionClass('row');
const gapClasses = mapValues(theme.space, (gap) =>
  staticClassName(css`
    gap: ${gap};
  `),
);
const alignments = { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline' };
const alignClasses = mapValues(alignments, (align) =>
  staticClassName(css`
    align-items: ${align};
  `),
);
const justifications = { center: 'center', end: 'flex-end', between: 'space-between' };
const justifyClasses = mapValues(justifications, (justify) =>
  staticClassName(css`
    justify-content: ${justify};
  `),
);
const wrapClass = staticClassName(css`
  flex-wrap: wrap;
`);

interface FlexOptions {
  /** A step of `theme.space`. */
  readonly gap?: keyof typeof theme.space;
  readonly align?: keyof typeof alignments;
  readonly justify?: keyof typeof justifications;
  /** What doesn't fit moves to the next line. */
  readonly wrap?: boolean;
}

function flexElement(
  flexClass: string,
  defaultGap: keyof typeof theme.space,
  defaultAlign?: keyof typeof alignments,
) {
  return function Flex<Tag extends ElementType = 'div'>({
    as,
    gap = defaultGap,
    align = defaultAlign,
    justify,
    wrap,
    className,
    ...rest
  }: FlexOptions & { readonly as?: Tag } & Omit<ComponentPropsWithRef<Tag>, 'as'>) {
    const Element: ElementType = as ?? 'div';
    const classes = classNames(
      flexClass,
      gapClasses[gap],
      align && alignClasses[align],
      justify && justifyClasses[justify],
      wrap && wrapClass,
      className,
    );
    return <Element className={classes} {...rest} />;
  };
}

/** Lays out its children in a column. */
export const Stack = flexElement(columnClass, 4);
/** Lays out its children in a row, in the middle of its height. */
export const Inline = flexElement(rowClass, 2, 'center');

interface DividerProps {
  readonly type?: 'horizontal' | 'vertical';
  readonly darker?: boolean;
  /** Pixels, or any CSS length. For a vertical divider, its thickness. */
  readonly width?: number | string;
  /** Pixels, or any CSS length. For a horizontal divider, its thickness. */
  readonly height?: number | string;
}

/** A dividing line (docs/product.md, "Business constants and limits"). */
export function Divider({ type = 'horizontal', darker, width, height }: DividerProps) {
  return (
    <hr
      className={dividerClass}
      data-darker={darker || undefined}
      aria-orientation={type}
      style={{ width, height }}
    />
  );
}

const dividerClass = staticClassName(css`
  flex: none;
  block-size: 1px;
  margin: 0;
  border: 0;
  background: ${theme.border.hairline};
  &[data-darker] {
    background: ${theme.border.control};
  }
  &[aria-orientation='vertical'] {
    align-self: stretch;
    inline-size: 1px;
    block-size: auto;
    min-block-size: 1em;
  }
  @media (forced-colors: active) {
    background: CanvasText;
  }
`);
