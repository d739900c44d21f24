import type { ComponentPropsWithRef, ElementType } from 'react';
import { buttonClass, type ButtonVariant } from './buttonClass';
import type { ElementNode } from '~/ui/layout/ElementNode';

export type LinkButtonProps<Tag extends ElementType = 'a'> = Omit<
  ComponentPropsWithRef<Tag>,
  'as' | 'variant' | 'icon'
> & {
  /** The component to render, such as a router's link. */
  readonly as?: Tag;
  readonly variant?: ButtonVariant;
  readonly icon?: ElementNode;
};

/** A link that looks like a button. */
export function LinkButton<Tag extends ElementType = 'a'>({
  as,
  variant,
  icon,
  className,
  children,
  ...rest
}: LinkButtonProps<Tag>) {
  const Link: ElementType = as ?? 'a';
  return (
    <Link className={buttonClass({ variant, className })} {...rest}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}
