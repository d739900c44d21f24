import { css } from '@emotion/react';
import type { ComponentPropsWithRef, ElementType } from 'react';
import { theme } from '~/theme/theme';
import { staticClassName } from '~/ui/layout/staticClassName';

export type TextLinkProps<Tag extends ElementType = 'a'> = Omit<
  ComponentPropsWithRef<Tag>,
  'as' | 'className' | 'tone'
> & {
  /** The component to render, such as a router's link. */
  readonly as?: Tag;
  /** `plain` is underlined on hover only, for names in tables. */
  readonly tone?: 'accent' | 'plain';
};

/** A link within text or a table. */
export function TextLink<Tag extends ElementType = 'a'>({
  as,
  tone = 'accent',
  ...rest
}: TextLinkProps<Tag>) {
  const Link: ElementType = as ?? 'a';
  return <Link className={classes[tone]} {...rest} />;
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
