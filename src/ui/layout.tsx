import { css } from '@emotion/react';
import { mapValues } from 'es-toolkit';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { theme } from '~/theme/theme';
import { classNames, staticClassName } from '~/ui/style';

const directionClasses = mapValues({ column: 'column', row: 'row' }, (direction) =>
  staticClassName(css`
    display: flex;
    flex-direction: ${direction};
    min-inline-size: 0;
  `),
);
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
  readonly gap: keyof typeof theme.space;
  readonly align?: keyof typeof alignments | undefined;
  readonly justify?: keyof typeof justifications | undefined;
  /** What doesn't fit moves to the next line. */
  readonly wrap?: boolean | undefined;
}

/** The classes of a Stack or an Inline, for elements that stand in every row of a table. */
export function flexClass(
  direction: 'column' | 'row',
  { gap, align, justify, wrap }: FlexOptions,
): string | undefined {
  return classNames(
    directionClasses[direction],
    gapClasses[gap],
    align && alignClasses[align],
    justify && justifyClasses[justify],
    wrap && wrapClass,
  );
}

type FlexProps<Tag extends ElementType> = Partial<FlexOptions> & {
  readonly as?: Tag;
} & Omit<ComponentPropsWithRef<Tag>, keyof FlexOptions | 'as'>;

/** Lays out its children in a column. */
export function Stack<Tag extends ElementType = 'div'>({
  as,
  gap = 4,
  align,
  justify,
  wrap,
  className,
  ...rest
}: FlexProps<Tag>) {
  const Element: ElementType = as ?? 'div';
  const layout = flexClass('column', { gap, align, justify, wrap });
  return <Element className={classNames(layout, className)} {...rest} />;
}

/** Lays out its children in a row, in the middle of its height. */
export function Inline<Tag extends ElementType = 'div'>({
  as,
  gap = 2,
  align = 'center',
  justify,
  wrap,
  className,
  ...rest
}: FlexProps<Tag>) {
  const Element: ElementType = as ?? 'div';
  const layout = flexClass('row', { gap, align, justify, wrap });
  return <Element className={classNames(layout, className)} {...rest} />;
}

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
