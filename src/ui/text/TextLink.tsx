import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { theme } from '~/theme/theme';
import { classNames } from '~/ui/layout/classNames';
import { staticClassName } from '~/ui/layout/staticClassName';

export type TextLinkProps<Tag extends ElementType = 'a'> = Omit<
  ComponentPropsWithRef<Tag>,
  'as' | 'className' | 'tone' | 'stretched'
> & {
  /** The component to render, such as a router's link. */
  readonly as?: Tag;
  /** `plain` is underlined on hover only, for names in tables. */
  readonly tone?: 'accent' | 'plain';
  /** Covers the Tr or the item of a list that it is in. */
  readonly stretched?: boolean;
};

/** A link within text or a table. */
export function TextLink<Tag extends ElementType = 'a'>({
  as,
  tone = 'accent',
  stretched = false,
  ...rest
}: TextLinkProps<Tag>) {
  const Link: ElementType = as ?? 'a';
  return <Link className={classNames(classes[tone], stretched && stretchedLinkClass)} {...rest} />;
}

const textLinkClass = (color: string) =>
  staticClassName(css`
    border-radius: 2px;
    text-underline-offset: 2px;
    text-decoration-thickness: 1px;
    overflow-wrap: anywhere;
    color: ${color};
    font-weight: ${theme.fontWeight.medium};
    text-decoration-line: none;
    &:hover {
      text-decoration-line: underline;
    }
  `);

const classes = {
  accent: textLinkClass(theme.accent.text),
  plain: textLinkClass(theme.text.primary),
};

/** Covers the nearest positioned ancestor, on which `--stretched-link-layer` may place it below. */
export const stretchedLinkClass = staticClassName(css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: var(--stretched-link-layer, auto);
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${theme.focus.ring};
    outline-offset: -2px;
    border-radius: ${theme.radius.control};
  }
`);
