import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
import { Tooltip } from '~/ui/feedback/Tooltip';
import type { ElementNode } from '~/ui/layout/ElementNode';
import { buttonClass } from './buttonClass';

export type IconLinkProps<Tag extends ElementType = 'a'> = Omit<
  ComponentPropsWithRef<Tag>,
  'as' | 'aria-label' | 'children'
> & {
  /** The component to render, such as a router's link. */
  readonly as?: Tag;
  /** The accessible name, also shown in the tooltip. */
  readonly label: string;
  readonly icon: ElementNode;
  /** Replaces the label in the tooltip. */
  readonly tooltip?: ReactNode;
};

/** A link that looks like an IconButton. */
export function IconLink<Tag extends ElementType = 'a'>({
  as,
  label,
  icon,
  tooltip = label,
  ...rest
}: IconLinkProps<Tag>) {
  const Link: ElementType = as ?? 'a';
  return (
    <Tooltip content={tooltip}>
      <Link
        className={buttonClass({ variant: 'quiet', square: true })}
        aria-label={label}
        {...rest}
      >
        {icon}
      </Link>
    </Tooltip>
  );
}
